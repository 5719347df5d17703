import type { LocalCraft } from '../pack.ts'
import { wholeWords } from '../whole-words.ts'

export const SOAP: LocalCraft = {
  names: wholeWords(
    'sabonetes?|sabões|sabão|shampoos? sólidos?|champôs? sólidos?',
    'líquidos?|moldes?|formas?|saboneteiras?|carimbos?|kit',
  ),
  scenes: [
    'Lavar as mãos [ao chegar da rua|antes do jantar] deixa de ser [um dever|um reflexo] e passa a ser [um minuto só seu|um bom hábito].',
    'Para as visitas, um detalhe assim [dá as boas-vindas|mostra que eram esperadas] sem [uma palavra|dar nas vistas].',
    'O banho de [segunda|quarta] também pode [durar um pouco mais|ter a sua graça], com [música ao fundo|vapor no espelho].',
    'No armário das toalhas, convém ter sempre [reserva|algum de sobra], para [as visitas|os esquecimentos|um presente de última hora].',
    'Em viagem, um quarto [de hotel|alheio] parece menos estranho com [algo trazido de casa|um objeto familiar].',
    'Há pequenas coisas que se [tocam|usam] todos os dias, e são essas que [vale a pena escolher bem|contam].',
  ],
  tips: [
    'Entre usos, melhor [uma saboneteira que escorra|um apoio arejado], [longe do jato|nunca numa poça].',
    'Os pedacinhos do fim [colam-se ao novo|juntam-se numa redinha] e [ainda fazem espuma|servem até ao fim].',
    'A reserva espera [numa gaveta seca|num armário arejado], sem [plástico|vapor], [o tempo que for preciso|com toda a calma].',
    'Antes de usar [no rosto|numa pele delicada], [leia os ingredientes|pergunte pelos ingredientes] e experimente [no braço|numa zona pequena].',
    'Com as mãos bem molhadas faz-se [mais|melhor] espuma e [gasta-se|desperdiça-se] menos.',
    'Alternar [dois em uso|o do banho e o das mãos] deixa cada um secar [de um dia para o outro|a fundo].',
  ],
}

export const SKIN_CARE: LocalCraft = {
  names: wholeWords(
    'cremes?|bálsamos?|manteigas? corpora(?:l|is)|óleos? (?:facial|corporal|para o corpo|de massagem)|esfoliantes?|séruns?|pomadas?|hidratantes?|loção|loções',
    'creme de (?:confeiteiro|avelã)|cor|bolsas?|blusas?|camisas?|vestidos?|cerâmica|lã|linha',
  ),
  scenes: [
    'Na mesa de cabeceira, ao lado do [livro|relógio], há melhor forma de fechar [o dia|a noite] do que o telefone.',
    'Ao domingo [à noite|à tarde], [de roupão|com música baixa], o tempo [anda mais devagar|parece outro].',
    'Na bolsa, [entre as chaves e os lenços|ao lado do carregador], sobra sempre um lugar para [um gesto pequeno|cuidar de si].',
    'Um minuto [diante do espelho|antes de dormir], [sem pressa|de porta fechada], também conta como [descanso|tempo próprio].',
    'Há rotinas [de dez passos|que enchem uma prateleira] e rotinas [de um minuto|de um só gesto], e são estas que [duram|se cumprem].',
    'De manhã, [com o café a meio|antes de se vestir], um gesto breve [põe o dia em marcha|parece uma pausa].',
  ],
  tips: [
    'Da primeira vez, experimente [no antebraço|numa zona pequena] e espere [um dia|até ao dia seguinte].',
    'Leia os ingredientes em caso de [alergias|pele sensível], e [pergunte|escreva] se [faltar algum dado|ficar uma dúvida].',
    'Guardar [à sombra|num lugar fresco], longe [da janela|do banho quente], é [meia conservação|já conservar bem].',
    'Bem fechada e com a borda [limpa|seca], a embalagem protege melhor [o que resta|até ao fim].',
    'Pouco [para começar|de início], porque [mais vale repetir|juntar é fácil, tirar nem tanto].',
    'Anotar [o dia em que se abriu|a data de abertura] na embalagem evita dúvidas [mais tarde|meses depois].',
  ],
}

export const TOYS: LocalCraft = {
  names: wholeWords(
    'pelúcias?|peluches?|bonec[oa]s?|bonequinh[oa]s?|amigurumis?|brinquedos?|naninhas?|dou ?dou|chocalhos?|ursinhos?|coelhinhos?|quebra-cabeças?|puzzles?|fantoches?',
    'para (?:cão|cães|cachorros?|gatos?)|velas?|quadro|receita',
  ),
  scenes: [
    'Cada noite traz [um nome para aprender|uma história nova], e quem ouve sem interromper já está [na cama|debaixo da manta].',
    'No carro, [a caminho dos avós|na volta da escola], a estrada é [mais curta|mais alegre] com [alguém a quem a contar|companhia no banco].',
    'A hora do chá faz-se [no tapete|debaixo da mesa], com [convidados muito sérios|bules invisíveis] e [muito biscoito imaginário|regras secretas].',
    'Na estante, [entre os contos|perto dos lápis], há sempre quem [vigie|escute] quando [ninguém brinca|o quarto está em silêncio].',
    'As crianças acham [um nome|uma voz] para cada coisa [num segundo|sem pensar], e os adultos acabam por [aprender|entrar na brincadeira].',
    'Há brincadeiras [sem pilhas|sem instruções] que enchem [uma tarde de chuva|a espera do jantar|um domingo inteiro].',
  ],
  tips: [
    'Para limpar, primeiro [um pano molhado e bem torcido|um pouco de água morna e sabão], e a lavagem completa só se [o anúncio o permitir|as indicações o disserem].',
    'Secar [ao ar|à sombra], longe do [aquecedor|secador], sem [torcer|pressa].',
    'Antes de oferecer, veja [a idade indicada|os detalhes acima] e [pergunte|escreva] se for para [quem ainda gatinha|mãos muito pequenas].',
    'De vez em quando, um olhar [às costuras|às peças mais pequenas] é bom hábito, sobretudo depois de [muitas aventuras|um verão de praia].',
    'O primeiro encontro pede [uma história curta|um nome], e as crianças [tratam disso|sabem como se faz].',
    'Pelos e pó saem com [uma escova macia|um pedaço de fita], [sem molhar nada|num instante].',
  ],
}

export const PETS: LocalCraft = {
  names: wholeWords(
    'para (?:o seu )?(?:cão|cães|cachorros?|cachorrinhos?|gatos?|gatinhos?|pets?)|(?:coleira|bandana|guia|cama|roupinha|peitoral|plaquinha|brinquedo) (?:de )?(?:cão|cachorro|gato|pet)|coleiras?|peitora(?:l|is)|comedouros?|arranhador|arranhadores|trelas?',
    'retratos?|quadro|canecas?|pelúcia|peluche|amigurumi|brincos?|urnas?|receita|molde',
  ),
  scenes: [
    'O passeio [da manhã|depois do jantar] tem [o seu público|os seus conhecidos], e [no parque|na esquina] alguém [para|se abaixa] sempre para cumprimentar.',
    'Em casa manda [quem dorme mais|quem fala menos], e [as suas coisas|os seus cantos] também contam.',
    'Um [domingo|sábado] de sofá, com [alguém aos pés|um focinho por perto|um ronronar ao lado], não pede [mais nada|planos].',
    'Ao som [das chaves|dos passos na escada], já há alguém [atrás da porta|à entrada], [com qualquer tempo|sem falhar].',
    'A primeira foto sai [tremida|desfocada] e a décima [também|é a boa], como [sempre|em todas as famílias com bichos].',
    'Para quem encontra pelos em [cada casaco|cada cadeira] e [já nem repara|não trocaria por nada].',
  ],
  tips: [
    'Se houver tamanhos, meça [com uma fita|com calma] antes de escolher, e se o animal estiver [entre dois tamanhos|em crescimento], [pergunte|escreva] primeiro.',
    'Nos primeiros dias, deixe [cheirar tudo|que se aproxime sozinho], [sem pressa|no seu ritmo], porque os animais [têm as suas manias|confiam devagar].',
    'Um olhar [de vez em quando|todas as semanas] [às costuras e aos fechos|às bordas e às uniões] é útil, sobretudo com [dentes jovens|quem morde tudo].',
    'Primeiro os pelos, com [uma luva de borracha|uma escova], depois [água morna e pouco sabão|o que diz o anúncio].',
    'Da primeira vez, melhor [um adulto ao lado|alguém por perto], [como em toda novidade|sobretudo com os mais novos].',
  ],
}
