import type { LocalCraft } from '../pack.ts'
import { wholeWords } from '../whole-words.ts'

export const CANDLES: LocalCraft = {
  names: wholeWords(
    'velas?|velinhas?',
    'porta[ -]velas?|moldes?|formas?|led|kit|castiça(?:l|is)|barco|bandejas?',
  ),
  scenes: [
    'À hora em que [se desligam os aparelhos|se arruma o trabalho|todos se sentam por fim], [a casa baixa a voz|o dia pode acabar].',
    'À mesa, entre [o pão e as azeitonas|os copos e os pratos|a salada e o vinho], uma chama faz [a conversa durar|esquecer as horas].',
    'Uma [terça|quinta|segunda] qualquer também merece [uma luz pequena|algum vagar] enquanto [a sopa ferve|a música toca baixo|chove lá fora].',
    'À beira da banheira, de [porta fechada|luz apagada], uma chama dá a [dez minutos|um quarto de hora] o gosto de [férias|noite livre].',
    'Na estante, [entre livros e fotos|perto de uma planta|ao lado do espelho], há um canto que [espera pela noite|se guarda para o fim do dia].',
    'Ao escurecer, [mais um capítulo|aquela carta por acabar|um disco inteiro] sabe melhor com pouca luz, [sem olhar para o relógio|com a casa em silêncio].',
    'Quando [chegam amigos|se espera visita], uma chama [à entrada|perto da porta] dá as boas-vindas [antes de todos|sem dizer nada].',
  ],
  tips: [
    'Com o pavio aparado [antes de acender|de cada vez], a chama fica [mais calma|mais direita] e faz menos fuligem.',
    'Se a cera estiver num recipiente, da primeira vez deixe derreter [até à borda|toda a superfície], para [não abrir um buraco no meio|gastar por igual].',
    'Melhor longe [das correntes de ar|da janela aberta|do ventilador], porque uma chama [inclinada|inquieta] gasta a cera só de um lado.',
    'Uma chama não se deixa sozinha, nem [para abrir a porta|durante uma chamada curta|por um momento], menos ainda perto de [crianças|um gato curioso].',
    'Por baixo, [um pires|uma base que aguente o calor|uma bandeja pequena] [poupa o móvel|evita desgostos].',
    'Para guardar, [um armário fresco|uma gaveta à sombra], porque [ao sol|no calor] a cera [amolece|perde a forma].',
  ],
}

export const VASES: LocalCraft = {
  names: wholeWords(
    'vasos?|vasinhos?|jarras? de flores|cachepôs?|cachepots?|floreiras?|solitários?|jarrões|jarrão',
    'moldes?|quadros?|pôster|velas?|vaso sanitário',
  ),
  scenes: [
    'Basta [um ramo do caminho|um pouco de verde da feira|qualquer coisa do jardim] e já há [algo para olhar|motivo para arrumar a mesa].',
    'No [parapeito|aparador|móvel da entrada], uma [folha verde|haste com botões] muda [o canto inteiro|a cara da casa].',
    'As [segundas|terças] de inverno passam melhor com [um pouco de verde|algo vivo] perto [da janela|do café|da pilha de papéis].',
    'Ao lado [dos livros|de um espelho|de umas fotos], a prateleira vazia [deixa de o ser|encontra o seu equilíbrio].',
    'Na mesa [da cozinha|de trabalho], [um raminho de alecrim|um pouco de hortelã|uma haste de eucalipto] faz mais companhia do que um ramo grande.',
    'Há quem [mude os móveis de lugar|pinte uma parede] e quem [traga um ramo do passeio|ponha algum verde à janela], e a segunda coisa faz-se num [minuto|instante].',
    'Com o bom tempo [abrem-se as janelas|guardam-se os casacos] e as plantas voltam a [mandar na casa|pedir lugar].',
  ],
  tips: [
    'Antes de escolher o lugar, repare [na luz que chega|no sol da tarde], porque cada planta tem [os seus gostos|as suas manias].',
    'Por baixo, [um pires|um pano dobrado|um descanso de mesa] protege [o móvel|a mesa] [das gotas|da água].',
    'Para limpar por dentro, água morna e [uma escova macia|uma escova de cabo longo], sem [pressa|raspar].',
    'Antes de comprar [a planta|o verde], compare [as medidas acima|as medidas do anúncio] com [o que tem em mente|o lugar escolhido].',
    'Melhor longe da beira e [dos cotovelos|da cauda do gato|das correntes de ar], que um acidente chega [depressa|sem avisar].',
    'Para mudar de lugar [o que leva água ou terra|algo cheio], as duas mãos [por baixo|na base], nunca [pela borda|à pressa].',
  ],
}

export const TEXTILES: LocalCraft = {
  names: wholeWords(
    'mantas?|mantinhas?|cobertor|cobertores|almofadas?|capas? de almofada|colchas?|edredom|edredons|edredão|quilts?',
    'cão|cães|gatos?|cachorros?',
  ),
  scenes: [
    'O sofá ganha muito [num domingo de chuva|numa noite que arrefece], quando [ninguém quer sair|a sesta se prolonga].',
    'Uma sala [muda|fica mais macia] com pouco, e basta [olhar da porta|entrar descalço] para dar por isso.',
    'Há cantos que pedem [um pouco de tecido|alguma textura], como [a poltrona de ler|o banco da janela|a cadeira de sempre].',
    'À sexta, com [a casa arrumada|o jantar feito|os sapatos à entrada], o que é macio [vale a dobrar|sabe melhor].',
    'Quando vêm [os primos|os avós|visitas], são os tecidos que [vestem uma sala|fazem a casa].',
    'No meio do que já existe, [liso ou estampado|herdado ou novo], um tecido a mais encontra sempre [lugar|companhia].',
  ],
  tips: [
    'Antes da primeira lavagem, veja [a etiqueta|as indicações acima], e se não houver, [água fria e pouca centrifugação|à mão e a frio] é [mais prudente|mais seguro].',
    'Secar [na horizontal|à sombra] [mantém a forma|evita que o tecido deforme].',
    'De vez em quando, [sacudir à janela|arejar um pouco] faz [quase tanto como uma lavagem|mais do que parece].',
    'Uma mancha fresca seca-se com um pano limpo, [sem esfregar|com toques leves], [quanto antes|antes que se fixe].',
    'O sol direto, com o tempo, [apaga os tons|come os tons], por isso melhor [um pouco longe da janela|virar de lado de vez em quando].',
    'Compare as medidas com [o sofá|a cama] [antes de encomendar|antes de decidir], que o olho [engana|falha muitas vezes].',
  ],
}

export const SEASON: LocalCraft = {
  names: wholeWords(
    'natal|natalin[oa]s?|natalíci[oa]s?|halloween|páscoa|advento|guirlandas?|grinaldas?|presépios?|dia de reis',
    'cidade natal|pré-natal',
  ),
  scenes: [
    'Todos os anos, ao abrir [a caixa dos enfeites|a caixa do sótão], há uma coisa que [todos procuram primeiro|sai antes das outras].',
    '[À porta|À janela|No aparador], a festa começa [antes do calendário|também para os vizinhos].',
    'A tarde dos enfeites tem as suas regras, com [música|chocolate quente|discussões amáveis] e [alguém que opina do sofá|uma cadeira para chegar ao alto].',
    'Entre [o que vem de família|as peças de sempre] e [o que as crianças fizeram|as lembranças de viagem], sobra sempre [um lugar|algum espaço].',
    'Em certas famílias [escreve-se o ano em|dá-se nome a] cada enfeite, e a caixa acaba por [se ler como um álbum|contar a história toda].',
    'Na véspera, com [a mesa meio posta|tudo quase pronto], apaga-se a luz grande e a casa [já é outra|parece outra].',
  ],
  tips: [
    'Ao guardar, [papel de seda|um pano velho|um saquinho] por peça, e tudo sai inteiro [no ano seguinte|da próxima vez].',
    'Uma etiqueta na caixa, [em letras grandes|mesmo óbvia], poupa [meia tarde de procura|abrir todas as outras].',
    'Um lugar [seco|sem vapor nem água], longe [do aquecimento|de janelas e canos], é [quase todo o cuidado|metade do cuidado].',
    'Melhor longe [de velas acesas|do fogão|da lareira], que [em dias de festa|com a casa cheia] qualquer um se distrai.',
    'Para o exterior, pergunte [primeiro|antes], porque [a chuva|o vento] não [perdoa|avisa].',
    'Convém encomendar [com alguma folga|com antecedência], porque as festas chegam sempre [mais cedo do que se pensa|de repente].',
  ],
}
