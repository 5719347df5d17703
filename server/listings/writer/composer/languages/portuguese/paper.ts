import type { LocalCraft } from '../pack.ts'
import { wholeWords } from '../whole-words.ts'

export const FILES: LocalCraft = {
  names: wholeWords(
    'receitas? (?:de |em )?(?:crochê|croché|tricô|tricot|amigurumi|pdf)|moldes? (?:de |em |para )?(?:costura|pdf|bolsa|vestido|feltro)|^padrão|^padrões|padrões? de (?:crochê|croché|tricô)|esquemas? de|downloads?|descarregáve(?:l|is)|digital|digitais|imprimíve(?:l|is)|para imprimir|pdf|svg|arquivos?|ficheiros?',
    'relógios?|pelo correio',
  ),
  scenes: [
    'Uma tarde [de chuva|livre], a mesa arrumada e [algo quente ao lado|música baixa], e [pode-se começar|não falta mais nada].',
    'Há quem [imprima na mesma noite|comece logo] e quem [espere pelo fim de semana|guarde a ideia para sábado], e [os dois têm razão|ninguém se engana].',
    'Os projetos começam [num sábado de manhã|numa noite sem sono] e acabam [quando se pode|ao domingo, já tarde].',
    'Numa pasta de nome [claro|bem escolhido], a ideia de hoje encontra-se [também daqui a um ano|no dia em que faz falta].',
    'O que se faz em casa leva [a mão|o gosto|a letra] de quem o fez, e [é essa a graça|isso nota-se].',
    'Uma tarde de [tesoura e papel|mãos ocupadas] com [uma amiga|as crianças|a mãe] já é [um programa|um belo dia].',
  ],
  tips: [
    'Antes de [começar|encomendar], veja [o formato|o que está incluído] e confirme que o seu [aparelho o abre|programa o lê].',
    'Guarde uma cópia [noutra pasta|noutro aparelho], porque qualquer disco falha [sem avisar|quando menos se espera].',
    'Se imprimir, uma prova em [papel comum|rascunho] [poupa tinta|evita surpresas] e mostra se [a escala está certa|tudo bate certo].',
    'A opção de imprimir [em tamanho real|sem ajustar à página] costuma ser a certa quando [a medida conta|é preciso recortar].',
    'Para a versão final, um papel [mais grosso|com um pouco mais de corpo] [sente-se na mão|resiste melhor].',
    'Se algo não [abrir|aparecer] bem, escreva antes de [desanimar|recomeçar] e diga [que programa usa|em que aparelho].',
  ],
}

export const CARDS: LocalCraft = {
  names: wholeWords(
    'cartão|cartões|cartõezinhos|postal|postais|convites?|papel de carta',
    'porta[ -]cartões|carteiras?|cartões de memória',
  ),
  scenes: [
    'Escrever à mão [demora um pouco mais|obriga a ir devagar], e isso [nota-se ao ler|vê-se logo].',
    'À mesa da cozinha, com [boa luz|um café], encontra-se melhor [a palavra|o tom].',
    'Certos papéis acabam [numa caixa de sapatos|numa gaveta|num livro] e leem-se de novo [anos depois|a cada mudança].',
    'Uma [terça|quinta] sem [aniversários|motivo] é um bom dia para [escrever umas linhas|dar notícias].',
    'Com uma caneta [que deslize|de que se goste] e [um quarto de hora|o telefone longe], está [quase feito|meio escrito].',
    'Ter papel bonito à mão salva [mais de uma data|muitos aniversários] quando o calendário [se adianta|anda depressa].',
  ],
  tips: [
    'Experimente [a caneta|a tinta] numa folha à parte, porque nem todas as tintas secam [da mesma forma|ao mesmo ritmo].',
    'Um rascunho [a lápis|noutra folha] evita riscos quando [há muito a dizer|a mão hesita].',
    'Guardar entre dois livros, longe [da água|da janela], mantém [as bordas direitas|o papel liso].',
    'Deixe secar [a tinta|o que escreveu] antes de [fechar|pôr no envelope], para evitar [borrões|dedos manchados].',
    'Se houver nomes ou datas, leia tudo [duas vezes|em voz alta] [antes de encomendar|antes de confirmar].',
    'Anotar [o lugar e a data|a data] parece pouca coisa, e com o tempo é [o que se vê primeiro|o que mais se procura].',
  ],
}

export const PRINTS: LocalCraft = {
  names: wholeWords(
    'pôster|pôsteres|posters?|quadros?|quadrinhos?|ilustração|ilustrações|gravuras?|aquarelas?|aguarelas?|retratos?|telas?|serigrafias?|desenhos?|prints?|impressão|impressões',
    'camisetas?|t-shirts?|canecas?|almofadas?|bolsas?|tela de|impressão 3d|estampad[oa]s?',
  ),
  scenes: [
    '[No corredor|Nas escadas], onde [se passa depressa|ninguém para], algo na parede faz [abrandar|levantar os olhos].',
    'Por cima [da mesa de trabalho|do móvel|do sofá], o olhar tem onde pousar [entre duas tarefas|entre duas chamadas].',
    'Uma parede vazia não pede [dez coisas|grande coisa], e às vezes uma só imagem [chega|a enche].',
    'Apoiar [numa estante|num móvel] em vez de pendurar permite [mudar de ideia|mexer em tudo] [a cada estação|quando apetece].',
    'Numa casa [nova|alugada], a primeira coisa que se pendura [cala o eco|diz que ali mora alguém].',
    'Entre [as fotos de família|os postais e as lembranças], uma imagem a mais [muda a música|quebra a fila] e, de repente, o conjunto respira.',
  ],
  tips: [
    'À altura dos olhos é [uma boa regra|quase sempre o certo], e um pouco mais baixo [por cima de um móvel|se for para ver do sofá].',
    'Melhor evitar [o sol direto|a luz do meio-dia], que com os anos [come os tons|apaga tudo].',
    'Uma folha da mesma medida presa com [fita|um pouco de massa adesiva] mostra logo [se cabe|se o lugar é esse], antes [da broca|do primeiro furo].',
    'Antes de [pensar na moldura|procurar o lugar], veja [as medidas acima|as medidas do anúncio], [margens incluídas|de borda a borda].',
    'Na cozinha há [vapor|gordura], melhor [uma parede afastada|outra sala].',
    'Pegue sempre [pelas bordas|pelos cantos], com as mãos [limpas|secas], [sobretudo ao pendurar|mesmo com pressa].',
  ],
}

export const NOTEBOOKS: LocalCraft = {
  names: wholeWords(
    'cadernos?|cadernetas?|diários?|agendas?|álbum|álbuns|planners?|bullet journal',
    'capas? para|uso diário',
  ),
  scenes: [
    'A primeira página [intimida|mete respeito], a segunda [menos|quase nada], e à décima já ninguém pensa nisso.',
    'A mesa de cabeceira é bom lugar para [as ideias da noite|os sonhos estranhos|a lista de amanhã], com um lápis [por perto|ao lado].',
    'As viagens e as salas de espera convidam a [escrever|desenhar] o que [não cabe no telefone|se esqueceria].',
    'Há quem encha [até às margens|todas as linhas] e quem [cole bilhetes e folhas secas|desenhe enquanto pensa].',
    'Um domingo com [café|chuva] e [a semana pela frente|o calendário vazio] pede [papel|umas linhas].',
    'Anos depois, [em arrumações|no fundo de uma caixa], relê-se com gosto [uma receita|uma frase ouvida na rua|um velho plano].',
  ],
  tips: [
    'Experimente [a caneta de tinta|o marcador] na última página, não vá [a tinta passar para trás|a tinta demorar a secar].',
    'Deixar em branco [a primeira folha|o começo] permite pôr [um índice|um título] mais tarde.',
    'Longe da [janela|água] as folhas [ondulam menos|ficam lisas], sobretudo [no verão|perto do mar].',
    'Para colar lembranças, melhor [pouco de cada vez|uma página sim, outra não], que a lombada [sofre menos|fica direita].',
    'Antes de escolher, veja [o formato|o tipo de folha] e pense se vai ficar [na bolsa|na mesa de trabalho].',
  ],
}
