import type { LocalCraft } from '../pack.ts'
import { wholeWords } from '../whole-words.ts'

export const DRINKWARE: LocalCraft = {
  names: wholeWords('canecas?|xícaras?|chávenas?|canequinhas?|mugs?', 'moldes?|velas?'),
  scenes: [
    'Para [o primeiro café|o primeiro chá|o primeiro gole] da manhã, antes que [o telefone toque|a casa acorde|alguém peça alguma coisa].',
    'Em todas as cozinhas há uma peça que nunca está [no armário|no lugar], porque [todos a querem|anda sempre em uso].',
    'Dez minutos [à janela|à mesa da cozinha], com [o jornal|palavras cruzadas|um capítulo], e o resto da [terça|quinta] pode esperar.',
    'Na mesa de trabalho, entre [papéis e cabos|lápis e listas], um gole quente lembra que se pode [levantar os olhos|fazer uma pausa].',
    'Quando a visita diz que [só veio por um momento|já vai embora], aquece-se mais água e [começa a conversa a sério|ninguém mais olha as horas].',
    'Lá fora [chuva|vento|nevoeiro], dentro de casa uma manta e um livro a meio, e [um chá|um café] [entre as mãos|ao alcance da mão].',
    'Numa mesa onde nada [combina|faz conjunto], cada um acaba com a sua peça favorita, e já há [assunto|motivo de riso].',
  ],
  tips: [
    'Um pouco de água quente [antes de servir|primeiro], e [o café|o chá] demora mais a esfriar.',
    'Enxaguar [depois do último gole|logo a seguir] evita que [o café|o chá] deixe marcas.',
    'Na dúvida, à mão, com [uma esponja macia|um pano macio] e sem [palha de aço|pós abrasivos].',
    'Na prateleira, melhor [de pé|de boca para cima], porque a borda é a primeira a sofrer com [as pancadas|a pressa].',
    'Uma base para copos [poupa a mesa boa|evita círculos] quando se serve [muito quente|até acima].',
    'Do frio para a água a ferver, melhor [com calma|com uma pausa], que as mudanças bruscas [não fazem bem a nada|deixam marcas].',
  ],
}

export const DISHES: LocalCraft = {
  names: wholeWords(
    'pratos?|pratinhos?|tigelas?|tigelinhas?|taças?|saladeiras?|travessas?|bowls?|louças?|loiças?|cumbucas?',
    'tibetanas?|joias?|anéis|de parede|troféu|para (?:cão|cães|gatos?)',
  ),
  scenes: [
    'No meio da mesa, com [azeitonas|fruta|o que sobrou de ontem], [cada um se serve|as mãos vão sozinhas].',
    'Um jantar de [segunda|quarta] ganha [outro ar|ar de domingo] quando se põe a mesa [com vontade|como para amigos].',
    'Entre refeições, na bancada há sempre [limões|chaves|cartas] que [procuram onde ficar|esperam por um lugar].',
    'Ao domingo, quando [o almoço se prolonga|vem mais gente do que se contava], tudo o que há no armário [acaba na mesa|sai à luz].',
    'Com [pão e queijo|uma omelete|quatro figos] a mesa já está [posta|bonita].',
    'O desemparelhado [tem a sua graça|fica bem junto], sobretudo quando [cada peça vem de um lugar|ninguém sabe de onde veio a louça].',
  ],
  tips: [
    'Uma esponja macia chega [quase sempre|na maior parte das vezes], porque a palha de aço [risca|desgasta] as superfícies.',
    'Para empilhar, [um guardanapo|um pano fino] entre duas peças evita [atritos|marcas].',
    'Melhor não passar [do frio ao forno|do gelo ao calor] [de repente|sem algum tempo de espera].',
    'Antes [do forno ou do micro-ondas|da máquina de lavar], veja [as indicações acima|o anúncio], e se faltar uma resposta, [pergunte|escreva].',
    'Quanto mais cedo se [enxagua|passa por água], menos se esfrega, sobretudo depois de [um molho de tomate|algo com açafrão|beterraba].',
    'Para poupar a mesa, passe um dedo pela base, e se arranhar, [uma toalha|um feltro|um individual] [chega|resolve].',
  ],
}

export const BOARDS: LocalCraft = {
  names: wholeWords(
    'tábuas?|colher de pau|colheres de pau|espátulas?|rolos? de massa|pilão|pilões|utensílios de cozinha',
    'tábua de (?:passar|surf)',
  ),
  scenes: [
    'Entre [o pão do dia e o queijo|a fruta e a faca], [no centro da mesa|na bancada], há sempre mãos por perto.',
    'Certas coisas de cozinha nunca voltam [à gaveta|ao armário], porque fazem falta [todos os dias|outra vez daí a uma hora].',
    'Ao sábado, com [as compras ainda nos sacos|música na cozinha], começa-se a cozinhar [sem receita|sem olhar as horas].',
    'Quando [aparecem amigos|o jantar é de petiscos], [um pedaço de queijo e umas nozes|pão, tomate e pouco mais] já são um [bom plano|jantar].',
    'Deixar à vista o que se usa, [na parede|perto do fogão], também é uma forma de [arrumar|decorar].',
    'Às coisas de cozinha os anos [ficam bem|dão caráter], [marca a marca|refeição a refeição].',
  ],
  tips: [
    'Lavar à mão com água [morna|quente] e secar [logo|de pé], sem [deixar de molho|deixar dentro de água].',
    'A máquina de lavar louça castiga [os acabamentos|quase tudo], melhor [uma esponja e dois minutos|à mão, sem pressa].',
    'Contra os cheiros, [meio limão|um pouco de bicarbonato] com [sal grosso|água morna], e depois [enxagua-se bem|passa-se um pano].',
    'Melhor longe [do forno ligado|do aquecedor|do sol forte], onde tudo acaba por [secar demais|ressecar].',
    'Reserve [um lado|um utensílio] para [a cebola e o alho|o salgado], e outro para [a fruta|o doce].',
    'Guardar [na vertical|com algum ar à volta] ajuda a secar [por igual|também por baixo].',
  ],
}

export const FOOD: LocalCraft = {
  names: wholeWords(
    'doce de \\p{L}+|geleias?|compotas?|marmelada|mel|biscoitos?|bolachas?|chocolates?|bombons?|bombom|chás?|infusão|infusões|especiarias|temperos?|molhos?|caramelos?|brigadeiros?|granola|bolos?|conservas?|xaropes?',
    'cortador|cortadores|potes? para|latas?|caixas?|cor|moldes?|carimbos?|cerâmica|lábios|topo de bolo|topper|boleira',
  ),
  scenes: [
    'Há sempre [uma tarde|uma noite] em que [apetece mais alguma coisa|alguém abre o armário pela terceira vez] e [ninguém quer sair|a conversa continua].',
    'O que é [bom|saboroso] dura pouco no armário, sobretudo [na primeira fila|se alguém souber onde está].',
    'Ao domingo, [com todos já à mesa|com a toalha boa], doce ou salgado, tudo [acaba antes do café|dá que falar].',
    'Chegar com [algo para comer|algo para a despensa] abre sempre a porta, mesmo [sem motivo|numa terça].',
    'Há [lanches|almoços] que se lembram [durante anos|a vida toda] por um só sabor.',
    'No trabalho, uma gaveta bem servida [faz amigos|salva uma manhã longa], desde que [se divida|fique à vista].',
  ],
  tips: [
    'Melhor [num lugar fresco e seco|num armário longe do forno], ao abrigo [do sol|da luz].',
    'Depois de aberta a embalagem, feche [bem|logo] e deixe [tudo à vista|o resto na primeira fila].',
    'Em caso de [alergias|intolerâncias], leia os ingredientes [antes de encomendar|primeiro] e [pergunte|escreva] se faltar algum dado.',
    'Com [talheres limpos|mãos limpas], o que sobra conserva-se [melhor|por mais tempo].',
    'A data da embalagem é a que [conta|vale], por isso [veja-a ao guardar|anote-a se mudar de frasco].',
    'Com [muito calor|sol forte], melhor [receber a encomenda sem demora|escolher bem o dia da entrega].',
  ],
}
