import type { LocalCraft } from '../pack.ts'
import { wholeWords } from '../whole-words.ts'

export const SOAP: LocalCraft = {
  names: wholeWords(
    'savons?|savonnettes?|shampoings? solides?|shampooings? solides?',
    'savons? liquides?|moules?|porte-savons?|tampons?|kit',
  ),
  scenes: [
    'Se laver les mains [en rentrant|avant le dîner] cesse d’être [une corvée|un réflexe] pour devenir [une minute à soi|une bonne habitude].',
    'Au lavabo des invités, un tel détail [souhaite la bienvenue|dit qu’ils étaient attendus] sans [un mot|en avoir l’air].',
    'La douche du [lundi|mercredi] peut aussi [durer un peu|avoir du charme], avec [la radio au loin|de la buée sur le miroir].',
    'Dans l’armoire à serviettes, mieux vaut toujours [une réserve|une avance], pour [les visites|les oublis|un cadeau de dernière minute].',
    'En voyage, la salle de bains [d’un hôtel|des autres] paraît moins étrangère avec [quelque chose de la maison|un objet familier].',
    'Il y a de petites choses que l’on [touche|prend en main] chaque jour, et ce sont celles-là [qu’il vaut la peine de bien choisir|qui comptent].',
  ],
  tips: [
    'Entre deux usages, mieux vaut [un porte-savon qui s’égoutte|un support aéré], [loin du jet|jamais dans une flaque].',
    'Les petits restes se [collent au pain suivant|glissent dans un filet] et [moussent encore|servent jusqu’au bout].',
    'La réserve attend [dans un tiroir sec|dans un placard aéré], sans [plastique|humidité], [le temps qu’il faut|en toute tranquillité].',
    'Avant [le visage|une peau délicate], [lisez les ingrédients|demandez la liste des ingrédients] et essayez sur [le bras|une petite zone].',
    'Avec [les mains bien mouillées|une éponge bien mouillée], on obtient [plus de mousse|une meilleure mousse] et on [use moins|gaspille moins].',
    'Alterner [deux pains|celui de la douche et celui du lavabo] laisse à chacun le temps de sécher [d’un jour à l’autre|à fond].',
  ],
}

export const SKIN_CARE: LocalCraft = {
  names: wholeWords(
    'crèmes?|baumes?|beurres? corporels?|huiles? (?:visage|corps|de soin|de massage|pour le corps)|gommages?|sérums?|onguents?|lotions?',
    'crème (?:pâtissière|de marrons?)|couleur|robes?|blouses?|laine|céramique|coton',
  ),
  scenes: [
    'Sur la table de nuit, à côté [du livre|du réveil], il y a mieux pour finir [la journée|la soirée] que [le téléphone|un écran].',
    'Le dimanche [soir|après-midi], [en peignoir|la musique en sourdine], la salle de bains devient [la meilleure pièce|un bon refuge].',
    'Dans le sac, [entre les clés et les mouchoirs|à côté du chargeur], il reste toujours un peu de place pour [prendre soin de soi|un petit geste].',
    'Une minute [devant le miroir|avant le coucher], [sans hâte|porte fermée], compte aussi comme [du repos|du temps à soi].',
    'Il y a les routines [à dix étapes|qui remplissent une étagère] et celles [d’une minute|d’un seul geste], et ce sont elles [qui durent|que l’on tient].',
    'Le matin, [le café à moitié bu|avant de s’habiller], un geste bref [lance la journée|ressemble à une pause].',
  ],
  tips: [
    'La première fois, essayez sur [l’avant-bras|une petite zone] et attendez [un jour|le lendemain].',
    'Lisez les ingrédients en cas [d’allergie|de peau sensible], et [demandez|écrivez-moi] s’il [manque un détail|reste un doute].',
    'Ranger [à l’ombre|au frais], loin de [la fenêtre|la douche chaude], c’est [la moitié de la conservation|déjà bien conserver].',
    'Bien refermé et le bord [propre|essuyé], l’emballage protège mieux [ce qui reste|jusqu’à la fin].',
    'Peu [d’abord|pour commencer], car [on peut toujours en remettre|en ajouter est facile, en ôter moins].',
    'Noter [le jour de l’ouverture|la date d’ouverture] sur l’emballage évite d’hésiter [plus tard|des mois après].',
  ],
}

export const TOYS: LocalCraft = {
  names: wholeWords(
    'peluches?|doudous?|poupées?|amigurumis?|jouets?|hochets?|oursons?|mobiles? (?:bébé|musical|pour bébé)|puzzles?|marionnettes?',
    'pour (?:chiens?|chats?)|bougies?|affiche|personnalité',
  ),
  scenes: [
    'Chaque soir apporte [un nom à apprendre|une nouvelle histoire], et celui qui écoute sans interrompre est déjà [au lit|sous la couverture].',
    'En voiture, [vers chez les grands-parents|au retour de l’école], la route est [plus courte|plus gaie] avec [quelqu’un à qui la raconter|un confident sur le siège].',
    'L’heure du thé se tient [sur le tapis|sous la table], avec [des invités très sérieux|des tasses invisibles] et [force biscuits imaginaires|des règles secrètes].',
    'Sur l’étagère, [entre les contes|près des crayons], il y a toujours quelqu’un pour [veiller|écouter] quand [personne ne joue|la chambre se tait].',
    'Les enfants trouvent [un nom|une voix] à chaque chose [en une seconde|sans réfléchir], et les grands finissent par [s’en servir|jouer le jeu] aussi.',
    'Il y a des jeux [sans piles|sans mode d’emploi] qui remplissent [un après-midi de pluie|l’attente du dîner|tout un dimanche].',
  ],
  tips: [
    'Pour nettoyer, d’abord [un linge humide|un peu d’eau tiède et de savon], et le grand lavage seulement si [l’annonce le permet|les indications le disent].',
    'Sécher [à l’air|à l’ombre], loin du [radiateur|sèche-cheveux], sans [tordre|brusquer].',
    'Avant d’offrir, regardez [l’âge conseillé|les détails ci-dessus] et [demandez|écrivez-moi] si c’est pour [un bébé|de toutes petites mains].',
    'De temps en temps, un coup d’œil [aux coutures et aux attaches|aux petites pièces] est une bonne habitude, surtout après [bien des aventures|un été à la plage].',
    'La première rencontre demande [une petite histoire|un nom], et les enfants [s’en chargent|savent y faire].',
    'Poils et poussière partent avec [une brosse douce|un morceau d’adhésif], [sans rien mouiller|en un instant].',
  ],
}

export const PETS: LocalCraft = {
  names: wholeWords(
    'pour (?:votre )?(?:chiens?|chiots?|chats?|chatons?)|(?:collier|bandana|laisse|médaille|panier|jouet|harnais|manteau) (?:de )?(?:chien|chat)s?|laisses?|harnais|gamelles?|griffoirs?|arbres? à chat|animaux de compagnie',
    "portraits?|affiches?|tasses?|mugs?|peluches?|boucles d[’']oreilles?|amoureux|amoureuse|urnes?|patrons?|tête de|motif",
  ),
  scenes: [
    'La promenade [du matin|d’après dîner] a ses [habitués|témoins], et [au parc|au coin de la rue] quelqu’un [s’arrête|se penche] toujours pour dire bonjour.',
    'À la maison, c’est [celui qui dort le plus|celui qui parle le moins] qui commande, et [ses affaires|ses petits coins] comptent aussi.',
    'Un [dimanche|samedi] de canapé, avec [quelqu’un aux pieds|une truffe tout près|un ronron à côté], se passe de [programme|projets].',
    'Au bruit [des clés|des pas dans l’escalier], il y a déjà quelqu’un [derrière la porte|dans l’entrée], [par tous les temps|sans faute].',
    'La première photo est [floue|ratée] et la dixième [aussi|la bonne], comme [toujours|dans toutes les familles à poils].',
    'Pour qui trouve des poils sur [chaque pull|chaque fauteuil] et [s’en moque bien|n’y changerait rien].',
  ],
  tips: [
    'S’il y a des tailles, mesurez [avec un mètre|sans vous presser] avant de choisir, et si l’animal est [entre deux tailles|en pleine croissance], [demandez|écrivez-moi] d’abord.',
    'Les premiers jours, laissez-le [tout renifler|approcher seul], [sans hâte|à son rythme], car les animaux [ont leurs manies|prennent leur temps].',
    'Un coup d’œil [de temps en temps|chaque semaine] [aux coutures et aux fermetures|aux bords et aux attaches] est utile, surtout avec [de jeunes dents|un grand mordilleur].',
    'Les poils d’abord, avec [un gant de caoutchouc|une brosse], puis [de l’eau tiède et peu de savon|ce que dit l’annonce].',
    'La première fois, mieux vaut [un adulte à côté|quelqu’un tout près], [comme pour toute nouveauté|surtout avec un chiot ou un chaton].',
  ],
}
