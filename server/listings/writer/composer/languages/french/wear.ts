import type { LocalCraft } from '../pack.ts'
import { wholeWords } from '../whole-words.ts'

const JEWELLERY_TIPS = [
  'Les bijoux se mettent en dernier et s’enlèvent en premier, [après la crème et le parfum|une fois la laque sèche|quand il ne reste que le manteau|le pull déjà enfilé].',
  'Avant [la douche|la piscine|la nuit], mieux vaut [la table de chevet|un tiroir], car [l’eau et les accrocs|le savon et la hâte] fatiguent tous les bijoux.',
  'Un chiffon [doux et sec|à lunettes] suffit [de temps en temps|après une longue journée], sans [produit|liquide].',
  'Ranger à part, dans [une pochette|un compartiment], évite [les nœuds et les frottements|les rayures entre voisins].',
  'Si votre peau est [sensible|délicate], demandez [la matière|le détail du métal] avant de [choisir|commander].',
]

export const EARRINGS: LocalCraft = {
  names: wholeWords(
    "boucles? d[’']oreilles?|boucles? oreilles?|créoles?|puces? d[’']oreilles?|clips? d[’']oreilles?",
    'présentoirs?|porte-boucles|supports?',
  ),
  scenes: [
    'Cheveux [relevés|courts], les oreilles [passent au premier plan|réclament quelque chose], et cheveux [lâchés|longs], le détail [apparaît par instants|se devine quand on tourne la tête].',
    'Un pull [de tous les jours|de toujours] et un détail [près du visage|aux oreilles], et on peut [sortir dîner|aller n’importe où].',
    'Les matins [pressés|de lundi] se rattrapent [devant le miroir|dans l’ascenseur], avec [un geste de chaque côté|dix secondes de calme].',
    'En visioconférence, [on ne voit que le visage|personne ne voit les chaussures], alors [le détail se porte haut|les oreilles comptent].',
    'Il y a celles qui ont une paire pour [le vendredi|chaque humeur] et celles qui gardent la même [tout l’été|toute l’année].',
    'Une chemise [bien repassée|aux manches roulées], [la robe des mariages|un vieux tee-shirt], et le détail [juste|qui manquait] [près du sourire|à la bonne hauteur].',
  ],
  tips: [
    ...JEWELLERY_TIPS,
    'Avant de choisir, mesurez [une paire que vous avez déjà|avec une règle devant le miroir], car [les photos trompent|de près tout paraît plus grand].',
  ],
}

export const JEWELLERY: LocalCraft = {
  names: wholeWords(
    'colliers?|pendentifs?|sautoirs?|ras[ -]de[ -]cou|chaînes?|bagues?|alliances?|bracelets?|joncs?|chevillières?|broches?|médailles?|bijou|bijoux',
    'présentoirs?|porte-bijoux|boîtes?|coffrets?|supports?|chiens?|chats?|téléphone|lunettes|clés?',
  ),
  scenes: [
    'Avec [un tee-shirt uni|un col roulé|la chemise de toujours], on a déjà l’air d’avoir [un projet|quelque chose de prévu].',
    'Il y a des bijoux que l’on garde pour [les mariages|les dimanches] et d’autres qui [sortent tous les jours|vont aussi chercher le pain].',
    'Un compliment [dans la file du café|dans l’ascenseur|au milieu du dîner] [lance mieux la conversation que la météo|égaie la journée].',
    'La boîte à bijoux s’ouvre presque toujours [à la hâte|dans le demi-sommeil], et pourtant la main [sait ce qu’elle cherche|va droit au but].',
    'Pour [un premier jour quelque part|un rendez-vous sans nom|un anniversaire rond], ou sans autre raison qu’un [jeudi de pluie|matin de soleil].',
    'Une réunion [longue|du mardi] passe mieux avec un détail à soi [entre deux messages|entre deux cafés].',
    'On mélange avec [les souvenirs de famille|ce que l’on porte déjà], ou pas du tout, selon [l’humeur|le jour].',
  ],
  tips: JEWELLERY_TIPS,
}

export const BAGS: LocalCraft = {
  names: wholeWords(
    'sacs?|sacoches?|pochettes?|tote|cabas|portefeuilles?|porte-monnaie|porte-cartes|trousses?|besaces?|bananes? en|bandoulières?',
    'sacs? (?:de couchage|poubelle|à vrac|kraft|cadeau)|pochettes? (?:cadeau|surprise|en coton|en organza)|chiens?|pouf',
  ),
  scenes: [
    'Les clés, [le téléphone|un mouchoir] et [une liste froissée|un ticket de concert|un bonbon oublié], enfin [au même endroit|là où on les cherche].',
    'Le samedi, en route vers [le marché|la place|la bibliothèque], on prend [l’essentiel|le strict nécessaire], et [cela suffit|rien de plus].',
    'Ce que l’on porte chaque jour finit par [raconter une vie|parler de nous], avec [ses vieux tickets|ses stylos sans bouchon] et tout le reste.',
    'Il y a ceux qui changent [à chaque saison|à chaque manteau] et ceux qui gardent leurs habitudes [des années|la moitié d’une vie], et chacun a [raison|ses motifs].',
    'Même un [lundi|mercredi] de [course|pluie] passe mieux avec quelque chose [que l’on aime|que l’on a choisi] [à la main|tout près].',
    'Dans [le train|le bus|la salle d’attente], chercher à tâtons et trouver [du premier coup|sans regarder], c’est [un petit luxe|une demi-victoire].',
    'Dans [la file du boulanger|l’ascenseur|les couloirs du bureau], il y a toujours quelqu’un pour demander [d’où cela vient|où cela se trouve].',
  ],
  tips: [
    'Avant de commander, posez sur la table [ce que vous emportez chaque jour|vos indispensables] et comparez avec [les dimensions ci-dessus|les mesures de l’annonce].',
    'Une tache fraîche se [tamponne|sèche] avec un linge propre, sans frotter, puis [patience|de l’air et de l’ombre].',
    'Sans poids inutile, [les coutures|les coins] [souffrent moins|tiennent mieux].',
    'Pour le rangement, [un peu de papier|du papier de soie] à l’intérieur et [un endroit sec|une étagère à l’ombre] [gardent la forme|évitent les plis].',
    'S’il [pleut|tombe une averse], [de la patience|un linge sec] et du temps à l’air libre, loin du [radiateur|sèche-cheveux].',
    'Vider [de temps en temps|une fois par mois] [les miettes et la monnaie|les tickets et le sable] soigne l’intérieur mieux que [bien des produits|n’importe quel produit].',
  ],
}

export const CLOTHES: LocalCraft = {
  names: wholeWords(
    'pulls?|gilets?|cardigans?|bonnets?|écharpes?|snoods?|châles?|gants|mitaines|moufles|chaussettes|chaussons|robes?|jupes?|blouses?|chemises?|tee-shirts?|t-shirts?|sweats?|ponchos?|étoles?|foulards?|brassières?|bodys?|pyjamas?',
    'poupées?|chiens?|chats?|de noël à suspendre|porte-|cintres?',
  ),
  scenes: [
    'Il y a des vêtements qui [restent sur la chaise|se portent trois jours de suite], parce qu’on [en a encore envie|les remettra demain].',
    'Il y a la garde-robe [des sorties|du dimanche] et celle où l’on est bien, et [parfois|avec un peu de chance] c’est la même.',
    'Dans chaque armoire, il y a un vêtement que la main [trouve sans regarder|choisit d’abord], [surtout le lundi|par tous les temps].',
    'Les détails se voient [aux coutures|aux bords|sur l’envers], là où [presque personne ne regarde|seules les grands-mères regardent].',
    'La valise à moitié faite, ce qui entre toujours, ce sont les vêtements où l’on se sent [bien|chez soi], [le reste suit|puis la brosse à dents].',
    'Quelqu’un demandera d’où cela vient, [au bureau|devant l’école|chez la voisine], et il y aura [de quoi raconter|une réponse toute prête].',
  ],
  tips: [
    'S’il y a des tailles, mesurez [un vêtement qui vous va|une pièce de votre armoire], [à plat|sur la table], et comparez avec [les mesures ci-dessus|l’annonce].',
    'Sans étiquette, [de l’eau froide et un savon doux|à la main et à froid], sans [tordre|frotter].',
    'Sécher [à plat|à l’ombre], loin [du radiateur|du plein soleil], [garde la forme|évite les surprises].',
    'Une nuit [près de la fenêtre|à l’air] [épargne bien des lavages|vaut souvent un lavage].',
    'La maille se range [pliée|dans un tiroir], le reste [sur cintre|suspendu], toujours [propre|propre et sec].',
    'Un fil qui dépasse se [rentre avec une aiguille|passe sur l’envers], [sans tirer|jamais en tirant].',
  ],
}

export const KEYRINGS: LocalCraft = {
  names: wholeWords('porte-cl[ée]s?|porte cl[ée]s?|porte-clefs?', 'mural|murale|mur'),
  scenes: [
    'Les clés se retrouvent plus vite [au fond du sac|dans le manteau de la veille] quand quelque chose les [distingue|accompagne].',
    'Chaque fois que l’on ouvre [la porte|la boîte aux lettres|la cave], il y a une seconde pour [ce que l’on aime|un détail à soi].',
    'Un trousseau [neuf|prêté] paraît plus [familier|personnel] quand [un détail connu y pend|il porte un signe].',
    'Sur [la table du café|le comptoir|la console], parmi toutes les clés, les vôtres [se voient|se reconnaissent] de loin.',
    'Pour [un premier appartement|une première voiture|une colocation], peu de choses accompagnent d’aussi près [les jours|le quotidien].',
    'Il y a de la place aussi sur [un sac à dos|une fermeture éclair|un crochet], quand les clés [se reposent|pèsent trop].',
  ],
  tips: [
    'Pour passer les clés sans se casser un ongle, [une pièce|un trombone] entrouvre l’anneau [sans forcer|juste assez].',
    'De temps en temps, un regard sur [l’anneau|le fermoir] est utile, car il peut [s’ouvrir|se détendre] avec [l’usage|les mois].',
    'Dans la même poche que [le téléphone|les lunettes], tout se [frotte|raye], mieux vaut [une autre poche|les séparer].',
    'S’il y a un nom ou une date, relisez [chaque lettre|l’orthographe] [avant de commander|deux fois].',
    'Moins de clés [pèsent moins|gênent moins], et [l’anneau|la poche] dure plus longtemps.',
  ],
}
