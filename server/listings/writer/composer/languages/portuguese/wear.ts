import type { LocalCraft } from '../pack.ts'
import { wholeWords } from '../whole-words.ts'

const JEWELLERY_TIPS = [
  'As joias põem-se por último e tiram-se primeiro, [depois do creme e do perfume|com o cabelo já arranjado|quando só falta o casaco|já com a blusa vestida].',
  'Antes [do banho|da piscina|de dormir], melhor [a mesa de cabeceira|uma gaveta], porque [a água e os puxões|o sabão e a pressa] cansam qualquer joia.',
  'Um pano [macio e seco|de óculos] chega [de vez em quando|depois de um dia inteiro], sem [produtos|líquidos].',
  'Guardar em separado, [num saquinho|num compartimento], evita [nós e atritos|riscos entre vizinhos].',
  'Se a pele for [sensível|delicada], pergunte pelos [materiais|metais] antes de [escolher|encomendar].',
]

export const EARRINGS: LocalCraft = {
  names: wholeWords(
    'brincos?|argolas? de orelha|argolinhas?|ear ?cuffs?',
    'porta[ -]brincos|expositor|expositores|suporte',
  ),
  scenes: [
    'Com o cabelo [preso|curto] as orelhas [ganham destaque|pedem alguma coisa], e com o cabelo [solto|comprido] o detalhe [aparece aos poucos|surge ao virar a cabeça].',
    'Uma malha [de todos os dias|de sempre] e um detalhe [perto do rosto|nas orelhas], e já se pode [sair para jantar|ir a qualquer lugar].',
    'As manhãs [com pressa|de segunda] resolvem-se [diante do espelho|no elevador], com [um gesto de cada lado|dez segundos de calma].',
    'Numa videochamada [só se vê o rosto|ninguém vê os sapatos], por isso [o detalhe vai em cima|as orelhas contam].',
    'Há quem tenha um par para [as sextas|cada humor] e quem use o mesmo [o verão inteiro|o ano inteiro].',
    'Uma camisa [bem passada|de mangas arregaçadas], [o vestido dos casamentos|uma malha qualquer], e o detalhe [certo|que faltava] perto do sorriso.',
  ],
  tips: [
    ...JEWELLERY_TIPS,
    'Antes de escolher, meça [um par que já tenha|com uma régua diante do espelho], porque [as fotos enganam|de perto tudo parece maior].',
  ],
}

export const JEWELLERY: LocalCraft = {
  names: wholeWords(
    'colar|colares|pingentes?|gargantilhas?|correntes?|fios? de prata|anel|anéis|alianças?|pulseiras?|braceletes?|tornozeleiras?|broches?|berloques?|joias?|jóias?|bijuterias?|semijoias?',
    'porta[ -]joias|expositor|caixas?|suporte|para (?:cão|cães|gatos?|cachorros?)|óculos|telefone|celular|pratinho',
  ),
  scenes: [
    'Com [uma malha lisa|uma gola alta|a camisa de sempre] já parece que há [um plano|festa].',
    'Há joias que se guardam para [os casamentos|os domingos] e outras que [saem todos os dias|vão também comprar o pão].',
    'Um elogio [na fila do café|no elevador|a meio do jantar] [abre mais conversas do que o tempo|alegra o dia inteiro].',
    'A caixa das joias abre-se quase sempre [à pressa|com sono], e mesmo assim a mão [sabe o que procura|vai direita ao que quer].',
    'Para [um primeiro dia em algum lugar|um encontro sem nome|um aniversário redondo], ou sem outro motivo que [uma quinta de chuva|uma manhã de sol].',
    'Uma reunião [longa|de terça] passa melhor com um detalhe próprio [entre duas mensagens|entre dois cafés].',
    'Há quem misture com [as lembranças de família|o que já usa] e quem não, conforme [o humor|o dia].',
  ],
  tips: JEWELLERY_TIPS,
}

export const BAGS: LocalCraft = {
  names: wholeWords(
    'bolsas?|bolsinhas?|malas? de (?:mão|ombro)|mochilas?|carteiras?|porta[ -]moedas|porta[ -]cartões|necessaires?|nécessaires?|estojos?|sacolas?|ecobags?|tote|pochetes?|tiracolo|saco de praia',
    'bolsa (?:térmica|de água)|cão|cães|gatos?|sacos? de dormir',
  ),
  scenes: [
    'As chaves, [o telefone|um lenço] e [uma lista amassada|o bilhete de um concerto|um caramelo esquecido], por fim [no mesmo lugar|onde se procuram].',
    'Ao sábado, a caminho [da feira|da praça|da biblioteca], leva-se [o essencial|o mínimo], e [chega|não é preciso mais].',
    'O que se leva todos os dias acaba por [contar uma vida|falar de nós], com [os recibos velhos|as canetas sem tampa] e tudo o mais.',
    'Há quem mude [a cada estação|a cada casaco] e quem guarde os seus hábitos [durante anos|meia vida], e cada um tem [razão|os seus motivos].',
    'Mesmo uma [segunda|quarta] de [correria|chuva] corre melhor com algo [de que se gosta|escolhido com gosto] [à mão|por perto].',
    '[Na fila|Na sala de espera], procurar às cegas e encontrar [à primeira|sem olhar] é [um pequeno luxo|meia vitória].',
    '[Na fila do pão|No elevador|No trabalho] há sempre alguém que pergunta [de onde vem|onde se encontra].',
  ],
  tips: [
    'Antes de encomendar, ponha na mesa [o que leva todos os dias|o que nunca larga] e compare com [as medidas acima|as medidas do anúncio].',
    'Uma mancha fresca [seca-se|toca-se] com um pano limpo, sem esfregar, e depois [paciência|ar e sombra].',
    'Sem peso a mais, [as costuras|os cantos] [sofrem menos|aguentam melhor].',
    'Para guardar, [um pouco de papel|papel de seda] por dentro e [um lugar seco|uma prateleira à sombra] [mantêm a forma|evitam vincos].',
    'Se [chover|cair um aguaceiro], [paciência|um pano seco] e ar livre, longe do [aquecedor|secador].',
    'Esvaziar [de vez em quando|uma vez por mês] [as migalhas e as moedas|os recibos e a areia] cuida do interior melhor do que [muitos produtos|qualquer produto].',
  ],
}

export const CLOTHES: LocalCraft = {
  names: wholeWords(
    'camisolas?|suéter|suéteres|casacos?|casaquinhos?|cardigãs?|gorros?|toucas?|cachecol|cachecóis|golas?|luvas|meias|sapatinhos|vestidos?|saias?|blusas?|camisas?|camisetas?|t-shirts?|moletom|moletons|xales?|ponchos?|pijamas?|bodies|body|lenços?|macacão',
    'bonecas?|cabides?|cão|cães|gatos?|cachorros?',
  ),
  scenes: [
    'Há roupa que [fica na cadeira|se usa três dias seguidos], porque [apetece outra vez|nem chega ao armário].',
    'Há a roupa [de sair|de domingo] e a roupa em que se está bem, e [às vezes|com sorte] é a mesma.',
    'Em cada armário há uma peça que a mão [encontra sem olhar|escolhe primeiro], [sobretudo às segundas|faça o tempo que fizer].',
    'Os detalhes veem-se [nas costuras|nas bordas|no avesso], onde [quase ninguém olha|só as avós olham].',
    'Com [a mala meio feita|o armário aberto], o que entra sempre é a roupa [preferida|de confiança].',
    'Alguém vai perguntar de onde vem, [no trabalho|à porta da escola|na casa ao lado], e haverá [o que contar|resposta pronta].',
  ],
  tips: [
    'Se houver tamanhos, meça [uma peça que lhe fique bem|algo do seu armário], [na horizontal|sobre a mesa], e compare com [as medidas acima|o anúncio].',
    'Sem etiqueta, [água fria e sabão suave|à mão e a frio], sem [torcer|esfregar].',
    'Secar [na horizontal|à sombra], longe do [aquecedor|sol forte], [mantém a forma|evita surpresas].',
    'Uma noite [à janela|ao ar] [poupa muitas lavagens|vale muitas vezes uma lavagem].',
    'A malha guarda-se [dobrada|na gaveta], o resto [no cabide|pendurado], sempre [limpo|limpo e seco].',
    'Um fio solto [esconde-se com uma agulha|passa-se para o avesso], [sem puxar|nunca a puxar].',
  ],
}

export const KEYRINGS: LocalCraft = {
  names: wholeWords('chaveiros?|porta[ -]chaves', 'de parede'),
  scenes: [
    'As chaves encontram-se mais depressa [no fundo da bolsa|no casaco de ontem] se algo as [distingue|acompanha].',
    'Sempre que se abre [a porta de casa|a caixa do correio|a garagem] há um segundo para [algo de que se gosta|um detalhe próprio].',
    'Um molho de chaves [novo|emprestado] parece mais [familiar|pessoal] quando [tem um sinal|leva algo conhecido].',
    '[Na mesa do café|No balcão|À entrada], entre tantas chaves, as suas [veem-se|reconhecem-se] de longe.',
    'Para [a primeira casa|o primeiro carro|um quarto alugado], poucas coisas acompanham tão de perto [os dias|a rotina].',
    'Há lugar também [numa mochila|num fecho|num gancho], quando as chaves [descansam|pesam demais].',
  ],
  tips: [
    'Para enfiar as chaves sem partir uma unha, [uma moeda|um clipe] abre a argola [sem esforço|o suficiente].',
    'De vez em quando convém olhar para [a argola|o fecho], que pode [abrir|ceder] com [o uso|os meses].',
    'No mesmo bolso que [o telefone|os óculos] tudo se [roça|risca], melhor [noutro bolso|em separado].',
    'Se levar nome ou data, reveja [cada letra|a escrita] [antes de encomendar|duas vezes].',
    'Menos chaves [pesam menos|estorvam menos], e [a argola|o bolso] dura mais.',
  ],
}
