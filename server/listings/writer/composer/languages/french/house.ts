import type { LocalCraft } from '../pack.ts'
import { wholeWords } from '../whole-words.ts'

export const CANDLES: LocalCraft = {
  names: wholeWords(
    'bougies?|chandelles?|cierges?',
    'moules?|led|kit|mèches? pour|plateau|support',
  ),
  scenes: [
    'À l’heure où [les écrans s’éteignent|le travail se range|tout le monde s’assoit enfin], [la maison baisse la voix|la journée peut se refermer].',
    'À table, entre [le pain et le fromage|les verres et les assiettes|la salade et le vin], une flamme fait [durer le dessert|oublier l’heure].',
    'Un [mardi|jeudi|lundi] ordinaire mérite bien [une petite lumière|un peu de cérémonie] pendant que [la soupe mijote|la radio parle|dehors il pleut].',
    'Au bord de la baignoire, [porte fermée|musique en sourdine], une flamme donne à [dix minutes|un quart d’heure] un goût de [vacances|soirée libre].',
    'Sur l’étagère, [entre les livres et les photos|près d’une plante|à côté du miroir], un coin [attend le soir|se prépare pour la nuit].',
    'La nuit tombée, on [lit un chapitre de plus|finit enfin cette lettre|écoute un disque en entier] avec [peu de lumière|la lampe éteinte], [sans regarder l’heure|dans la maison qui dort].',
    'Quand [des amis arrivent|on attend du monde], une flamme dans [l’entrée|le couloir] souhaite la bienvenue [avant même que l’on sonne|avant tout le monde].',
  ],
  tips: [
    'Une mèche recoupée [avant chaque usage|à chaque fois] donne une flamme [plus calme|plus droite] et [moins de fumée|moins de suie].',
    'Si la cire est dans un contenant, laissez-la fondre [jusqu’au bord|sur toute la surface] [la première fois|au premier allumage], pour éviter [le creux au milieu|un puits autour de la mèche].',
    'Mieux vaut rester loin [des courants d’air|de la fenêtre ouverte|du ventilateur], car une flamme [penchée|agitée] use la cire d’un seul côté.',
    'Une flamme ne se laisse pas seule, même [pour ouvrir la porte|le temps d’un appel|un instant], surtout près [des enfants|d’un chat curieux].',
    'Dessous, [une soucoupe|un support qui tient la chaleur|un petit plateau] [épargne le meuble|évite les regrets].',
    'Pour le rangement, [un placard frais|un tiroir à l’ombre], car la cire [ramollit au soleil|perd sa forme près du radiateur].',
  ],
}

export const VASES: LocalCraft = {
  names: wholeWords(
    'vases?|soliflores?|cache-pots?|pots? de fleurs|pots? à fleurs|jardinières?|pots? pour plantes?',
    'moules?|affiches?|tableaux?',
  ),
  scenes: [
    'Il suffit d’[une branche du chemin|un peu de vert du marché|un brin du jardin], et il y a déjà [quelque chose à regarder|une raison de débarrasser la table].',
    'Sur [le rebord de la fenêtre|la cheminée|la console de l’entrée], une [feuille verte|branche en bourgeons] change [tout le coin|l’air de la maison].',
    'Les [lundis|mardis] d’hiver passent mieux avec [un peu de vert|quelque chose de vivant] près de [la fenêtre|la cafetière|la pile de papiers].',
    'À côté [des livres|d’un miroir|de quelques photos], l’étagère vide [cesse de l’être|trouve enfin son équilibre].',
    'Sur la table de [la cuisine|travail], [un brin de romarin|une tige de menthe|une branche d’eucalyptus] tient mieux compagnie qu’un gros bouquet.',
    'Il y a ceux qui [déplacent les meubles|repeignent un mur] et ceux qui [rapportent une branche de promenade|posent du vert à la fenêtre], ce qui [va plus vite|ne prend qu’une minute].',
    'Au retour des beaux jours, on [ouvre les fenêtres|range les manteaux] et les plantes [reprennent le pouvoir|redemandent de la place].',
  ],
  tips: [
    'Avant de choisir la place, regardez [où tombe la lumière|le soleil de l’après-midi], car [chaque plante a ses goûts|toutes les plantes n’aiment pas la même].',
    'Dessous, [une soucoupe|un linge plié|une petite natte] protège [le meuble|la table] [des gouttes|de l’humidité].',
    'Pour nettoyer l’intérieur, de l’eau tiède et [une brosse douce|un goupillon], sans [gratter|se presser].',
    'Avant d’acheter [la plante|la verdure], comparez [les dimensions ci-dessus|les mesures de l’annonce] avec [ce que vous avez en tête|la place prévue].',
    'Mieux vaut rester loin du bord et [des coudes|de la queue du chat|des courants d’air], un accident arrive [vite|sans prévenir].',
    'Pour déplacer [ce qui contient de l’eau ou de la terre|ce qui est plein], les deux mains [dessous|à la base], jamais [par le bord|à la hâte].',
  ],
}

export const TEXTILES: LocalCraft = {
  names: wholeWords(
    'plaids?|couvertures?|coussins?|housses? de coussin|couvre-lits?|jetés?|édredons?|quilts?|courtepointes?',
    'livres?|carnets?|cahiers?|agendas?|albums?|chiens?|chats?',
  ),
  scenes: [
    'Le canapé gagne beaucoup [un dimanche de pluie|un soir qui fraîchit], quand [personne ne veut sortir|la sieste se prolonge].',
    'Une pièce [change|s’adoucit] avec peu de chose, il suffit de [la regarder depuis la porte|marcher pieds nus] pour s’en rendre compte.',
    'Certains coins réclament [un peu de tissu|un peu de matière], comme [le fauteuil de lecture|le banc sous la fenêtre|la chaise de toujours].',
    'Le vendredi, [la maison rangée|le dîner prêt|les chaussures dans l’entrée], [le moelleux|la douceur] se mérite [enfin|deux fois plus].',
    'Quand [les cousins arrivent|les grands-parents viennent|on reçoit], ce sont les textiles qui [habillent une pièce|font la maison].',
    'Parmi ce que vous avez déjà, [uni ou imprimé|hérité ou neuf], un tissu de plus trouve toujours [sa place|de la compagnie].',
  ],
  tips: [
    'Avant le premier lavage, regardez [l’étiquette|les indications ci-dessus], et à défaut, [eau froide et essorage léger|à la main et à froid], c’est [plus prudent|plus sûr].',
    'Sécher [à plat|à l’ombre] [garde la forme|évite au tissu de se déformer].',
    'De temps en temps, [secouer à la fenêtre|aérer un moment] fait [presque autant qu’un lavage|plus qu’on ne croit].',
    'Une tache fraîche se tamponne avec un linge [propre|humide], [sans frotter|par petites touches], [au plus vite|avant qu’elle ne s’installe].',
    'Le soleil direct [ternit les teintes|mange les teintes] à la longue, alors mieux vaut [s’écarter un peu de la fenêtre|changer de côté de temps à autre].',
    'Comparez les mesures avec [le canapé|le lit] [avant de commander|avant de vous décider], [l’œil se trompe souvent|un mètre vaut mieux qu’un coup d’œil].',
  ],
}

export const SEASON: LocalCraft = {
  names: wholeWords(
    "noël|halloween|pâques|(?:de |l[’'])avent|guirlandes?|crèches?|boules? de noël|saint-nicolas|épiphanie",
    'lits?',
  ),
  scenes: [
    'Chaque année, en ouvrant [la boîte des décorations|le carton du grenier], il y a une chose que [tout le monde cherche d’abord|l’on sort avant les autres].',
    'À [la porte|la fenêtre], sur [le buffet|la cheminée], la fête commence [avant le calendrier|aussi pour les voisins].',
    'L’après-midi des décorations a ses règles, avec [de la musique|un chocolat chaud|quelques disputes aimables] et [quelqu’un qui conseille depuis le canapé|une chaise pour atteindre le haut].',
    'Entre [l’héritage de famille|les classiques] et [ce que les enfants ont bricolé|les souvenirs de voyage], il reste toujours [une place|un petit espace].',
    'Dans certaines familles, on [note l’année|donne un nom] à chaque décoration, et la boîte finit par [se lire comme un album|raconter toute l’histoire].',
    'La veille, [la table à moitié mise|presque tout prêt], on [éteint la grande lumière|recule de trois pas] et la maison [n’est plus la même|a changé d’air].',
  ],
  tips: [
    'Au rangement, [du papier de soie|un vieux linge|une pochette] par pièce, et tout ressort [entier|intact] [l’année suivante|la fois d’après].',
    'Une étiquette sur la boîte, [en grosses lettres|même évidente], épargne [une demi-journée de fouilles|l’ouverture de toutes les autres].',
    'Ranger [au sec|dans un placard sans humidité], loin [du chauffage|des fenêtres et des tuyaux], c’est [presque tout l’entretien|la moitié du soin].',
    'Mieux vaut rester loin [des bougies allumées|du poêle|de la cheminée], car [les jours de fête|maison pleine], on [se laisse distraire|pense à autre chose].',
    'Pour l’extérieur, demandez [d’abord|avant], car [la pluie|le vent] ne [pardonne|prévient] pas.',
    'Commandez [avec un peu de marge|un peu en avance], car les fêtes arrivent toujours [plus tôt que prévu|d’un coup].',
  ],
}
