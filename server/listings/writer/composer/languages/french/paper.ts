import type { LocalCraft } from '../pack.ts'
import { wholeWords } from '../whole-words.ts'

export const FILES: LocalCraft = {
  names: wholeWords(
    'patrons? (?:de |pour |en )?(?:couture|tricot|crochet|broderie|amigurumi|pdf|sac|robe)|^patrons?|tutos?|tutoriels?|à télécharger|téléchargements?|téléchargeables?|numériques?|imprimables?|à imprimer|pdf|svg|fichiers?|grilles? (?:de )?(?:point de croix|broderie|crochet)',
    'montres?|horloges?|par la poste',
  ),
  scenes: [
    'Un après-midi [de pluie|libre], la table débarrassée et [une boisson chaude à côté|la radio allumée], et [on peut s’y mettre|il ne manque plus rien].',
    'Il y a ceux qui [impriment le soir même|commencent dans la minute] et ceux qui [attendent le week-end|gardent l’idée pour samedi], et [les deux se tiennent|personne n’a tort].',
    'Les projets se commencent [un samedi matin|une nuit sans sommeil] et se terminent [quand on peut|tard le dimanche].',
    'Dans un dossier au nom [clair|bien choisi], l’idée d’aujourd’hui se retrouve [encore dans un an|le jour où il le faut].',
    'Ce qui se fait à la maison garde [l’écriture|la main|le goût] de qui l’a fait, et c’est [tout l’intérêt|ce qui plaît].',
    'Un moment de [ciseaux et de papier|mains occupées] avec [une amie|les enfants|votre mère], c’est déjà [un programme|une belle journée].',
  ],
  tips: [
    'Avant de [commencer|commander], regardez [le format|ce qui est inclus] et vérifiez que votre [appareil l’ouvre|logiciel l’accepte].',
    'Gardez une copie dans [un autre dossier|un autre appareil], car [tout écran tombe en panne|tout disque s’arrête] [sans prévenir|un jour].',
    'Si vous imprimez, un essai sur [papier ordinaire|brouillon] [économise l’encre|évite les surprises] et montre si [l’échelle est bonne|tout tombe juste].',
    'L’option d’impression [à taille réelle|sans ajustement à la page] est souvent la bonne quand [la taille compte|il faut découper].',
    'Pour la version finale, un papier [plus épais|avec un peu plus de tenue] [se sent sous les doigts|résiste mieux].',
    'Si quelque chose ne s’[ouvre|affiche] pas bien, écrivez-moi avant de [vous décourager|recommencer] et dites [quel programme vous utilisez|sur quel appareil].',
  ],
}

export const CARDS: LocalCraft = {
  names: wholeWords(
    'cartes?|cartes? postales?|faire-part|invitations?|papier à lettres',
    'porte-cartes|étuis?|jeux? de cartes|cartes? cadeau',
  ),
  scenes: [
    'Écrire à la main [prend un peu plus de temps|oblige à ralentir], et cela [se sent à la lecture|se voit tout de suite].',
    'À la table de la cuisine, avec [une bonne lumière|un café], on trouve [le ton juste|les mots].',
    'Certains papiers finissent dans [une boîte à chaussures|le tiroir de la table de nuit|un livre] et se relisent [des années après|à chaque déménagement].',
    'Un [mardi|jeudi] sans [anniversaire|occasion] est [un bon jour|le bon moment] pour [écrire quelques lignes|donner des nouvelles].',
    'Avec un stylo [qui glisse|que l’on aime] et [un quart d’heure|le téléphone au loin], c’est [presque fait|à moitié écrit].',
    'Avoir du beau papier sous la main sauve [plus d’une date|bien des anniversaires] quand le calendrier [prend de l’avance|va trop vite].',
  ],
  tips: [
    'Essayez [le stylo|l’encre] sur une feuille à part, car toutes les encres ne sèchent pas [pareil|à la même vitesse].',
    'Un brouillon [au crayon|sur une autre feuille] évite les ratures quand [il y a beaucoup à dire|la main hésite].',
    'Ranger [à plat|entre deux livres], loin de [l’humidité|la fenêtre], garde [les bords nets|le papier lisse].',
    'Laissez sécher [l’encre|ce que vous venez d’écrire] avant de [refermer|glisser dans l’enveloppe], pour éviter [les bavures|les doigts tachés].',
    'S’il y a des noms ou des dates, relisez-les [deux fois|à voix haute] [avant de commander|avant de confirmer].',
    'Noter [le lieu et la date|la date] semble peu de chose, et avec le temps c’est [ce qu’on regarde d’abord|ce qu’on cherche en premier].',
  ],
}

export const PRINTS: LocalCraft = {
  names: wholeWords(
    "affiches?|posters?|tableaux?|illustrations?|gravures?|aquarelles?|portraits?|toiles?|sérigraphies?|linogravures?|dessins?|estampes?|tirages? d[’']art",
    'tee-shirts?|t-shirts?|mugs?|tasses?|coussins?|sacs?|toile (?:de jouy|cirée|de jute|de coton)|en toile',
  ),
  scenes: [
    'Dans [le couloir|l’escalier], là où [l’on passe vite|personne ne s’arrête], quelque chose au mur fait [ralentir|lever les yeux].',
    'Au-dessus [du bureau|de la commode|du canapé], le regard a où se poser [entre deux tâches|entre deux appels].',
    'Un mur vide ne demande pas [dix choses|grand-chose], et parfois une seule image [suffit|le remplit].',
    'Poser sur [une étagère|la cheminée] au lieu d’accrocher permet de [changer d’avis|tout déplacer] [à chaque saison|quand l’envie vient].',
    'Dans [une nouvelle maison|un appartement loué], la première chose que l’on accroche [fait taire l’écho|dit que l’on habite là].',
    'Parmi [les photos de famille|les cartes et les souvenirs], une image de plus [change la musique|casse la ligne], et [sans savoir pourquoi|va savoir pourquoi], l’ensemble respire.',
  ],
  tips: [
    'À hauteur des yeux, c’est [une bonne règle|souvent juste], et un peu plus bas [au-dessus d’un meuble|quand on regarde depuis le canapé].',
    'Mieux vaut éviter [le soleil direct|la lumière de midi], qui avec les années [mange les teintes|ternit tout].',
    'Un papier de même taille fixé avec [du ruban adhésif|un peu de gomme] montre tout de suite [si cela convient|si c’est le bon endroit], avant [la perceuse|le premier trou].',
    'Avant de [penser au cadre|chercher la place], regardez [les dimensions ci-dessus|les mesures de l’annonce], [marges comprises|d’un bord à l’autre].',
    'À la cuisine et à la salle de bains, il y a [de la vapeur|de l’humidité], mieux vaut [un mur à l’écart|une autre pièce].',
    'Prenez toujours par [les bords|les coins], les mains [propres|sèches], [surtout pour accrocher|même dans la hâte].',
  ],
}

export const NOTEBOOKS: LocalCraft = {
  names: wholeWords(
    'carnets?|cahiers?|journal intime|journaux|agendas?|albums?|bullet journal',
    'couvre-carnets?|protège-carnets?|porte-carnets?|santé|étuis?',
  ),
  scenes: [
    'La première page [intimide|impressionne], la deuxième [un peu moins|presque plus], et à la dixième on n’y pense plus.',
    'La table de nuit est un bon endroit pour [les idées de la nuit|les rêves étranges|la liste du lendemain], avec un crayon [tout près|à côté].',
    'Les trains et les salles d’attente invitent à [noter|dessiner] ce qui [n’entre pas dans le téléphone|s’oublierait].',
    'Il y a ceux qui remplissent [jusqu’aux marges|chaque ligne] et ceux qui [collent des tickets et des feuilles|dessinent en réfléchissant].',
    'Un dimanche avec [du café|de la pluie] et [la semaine devant soi|un calendrier vide] réclame [du papier|quelques lignes].',
    'Des années après, [en rangeant|au fond d’un carton], on relit avec plaisir [une recette|une phrase entendue|un vieux projet].',
  ],
  tips: [
    'Essayez [le stylo-plume|le feutre] sur la dernière page, au cas où [l’encre traverserait|l’encre sécherait mal].',
    'Laisser vide [la première feuille|le tout début] permet d’y mettre [un sommaire|un titre] plus tard.',
    'Loin de [la fenêtre|l’humidité], les pages [gondolent moins|restent lisses], surtout [en été|au bord de la mer].',
    'Pour coller des souvenirs, mieux vaut [peu à la fois|une page sur deux], la reliure [souffre moins|reste droite].',
    'Avant de choisir, regardez [le format|le type de pages] et demandez-vous si ce sera pour [le sac|le bureau].',
  ],
}
