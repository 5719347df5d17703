import type { LocalCraft } from '../pack.ts'
import { wholeWords } from '../whole-words.ts'

export const DRINKWARE: LocalCraft = {
  names: wholeWords('tasses?|mugs?|gobelets?|bolées?|bols? à thé', 'moules?|bougies?'),
  scenes: [
    'Pour [le premier café|le premier thé|la première gorgée] du matin, avant que [le téléphone ne sonne|la maison ne se réveille|quelqu’un ne demande quelque chose].',
    'Dans toutes les cuisines, il y a une pièce qui n’est [jamais au placard|jamais rangée], parce que [tout le monde la veut|quelqu’un s’en sert toujours].',
    'Dix minutes [à la fenêtre|à la table de la cuisine], avec [le journal|des mots croisés|un chapitre], et le reste du [mardi|jeudi] attendra.',
    'Au bureau, entre [les papiers et les câbles|les crayons et les listes], une gorgée chaude rappelle qu’on peut [lever les yeux|faire une pause].',
    'Quand la visite dit qu’elle [ne fait que passer|va s’en aller], on remet de l’eau à chauffer et [la vraie conversation commence|personne ne regarde plus l’heure].',
    'Dehors [la pluie|le vent|le brouillard], dedans [un plaid et la radio|un livre entamé], et [un café|un thé|un chocolat] [entre les mains|à portée de main].',
    'Sur une table où rien n’est [assorti|pareil], chacun finit par avoir sa pièce préférée, et il y a déjà [de quoi parler|de quoi rire].',
  ],
  tips: [
    'Un fond d’eau chaude [avant de servir|d’abord], et [le café|le thé] refroidit moins vite.',
    'Rincer [après la dernière gorgée|sans attendre] évite [les traces de thé|les cercles de café], plus tenaces [le lendemain|après une nuit].',
    'En cas de doute, à la main, avec [une éponge douce|une brosse douce] et sans [tampon à récurer|poudre].',
    'Sur l’étagère, plutôt [debout|à l’endroit], car le bord souffre en premier [des chocs|de la hâte].',
    'Un dessous de verre [épargne la belle table|évite les auréoles] quand on sert [très chaud|à ras bord].',
    'Du froid du réfrigérateur à l’eau bouillante, mieux vaut [une petite pause|attendre un peu], car les écarts brusques [ne font de bien à rien|laissent des traces].',
  ],
}

export const DISHES: LocalCraft = {
  names: wholeWords(
    'assiettes?|coupelles?|bols?|plats?|saladiers?|ramequins?|vaisselle|soucoupes?',
    'bols? (?:tibétains?|chantants?)|bijoux?|bagues?|mural|murales?|savon|à plat|chaussures?|sandales?|talons?',
  ),
  scenes: [
    'Au milieu de la table, avec [des olives|des fruits|les restes de la veille], [chacun se sert|les mains vont toutes seules].',
    'Un dîner de [lundi|mercredi] prend [une autre allure|des airs de dimanche] quand on met la table [avec envie|comme pour des amis].',
    'Entre deux repas, sur le plan de travail, il y a toujours [des citrons|des clés|quelques lettres] qui [cherchent où se poser|attendent une place].',
    'Le dimanche, quand [le repas s’étire|on est plus que prévu], tout ce qu’il y a dans le placard [finit sur la table|sort de l’ombre].',
    'Avec [du pain et du fromage|une omelette|quelques figues], la table est déjà [mise|belle].',
    'Le dépareillé [a son charme|tient bien ensemble], surtout quand [chaque pièce vient d’ailleurs|personne ne sait plus d’où vient la vaisselle].',
  ],
  tips: [
    'Une éponge douce suffit [presque toujours|la plupart du temps], car le tampon à récurer [raye|ternit] [les surfaces|les finitions].',
    'Pour empiler, [une serviette|un linge fin] entre deux pièces évite [les frottements|les marques].',
    'Mieux vaut ne pas passer [du froid au four|du réfrigérateur à la chaleur] [d’un coup|sans un temps d’attente].',
    'Avant [le four ou le micro-ondes|le lave-vaisselle], regardez [les indications ci-dessus|l’annonce], et s’il manque une réponse, [demandez|écrivez-moi].',
    'Plus on rince [tôt|vite], moins on frotte, surtout après [une sauce tomate|du curcuma|des betteraves].',
    'Pour ménager la table, passez un doigt sous la base, et si cela accroche, [une nappe|un feutre|un set] [suffit|règle la question].',
  ],
}

export const BOARDS: LocalCraft = {
  names: wholeWords(
    'planches? (?:à|de) (?:découper|pain|fromages?|apéro|apéritif|charcuterie|servir|cuisine|présentation)|planches? (?:en|apéro)|cuillères? en bois|spatules?|rouleaux? à pâtisserie|mortiers?|ustensiles? de cuisine',
    'stickers?|autocollants?|surf',
  ),
  scenes: [
    'Entre [le pain du jour et le fromage|les fruits et le couteau], [au centre de la table|sur le plan de travail], il y a toujours des mains [autour|qui picorent].',
    'Certaines choses de cuisine ne regagnent jamais [le tiroir|le placard], parce qu’on s’en [sert tous les jours|ressert dans l’heure].',
    'Le samedi, [les courses encore dans les sacs|la radio allumée], on commence à cuisiner [sans recette|sans regarder l’heure].',
    'Quand [des amis passent|le dîner se fait sur le pouce], [un morceau de fromage et des noix|du pain, des tomates et presque rien] font déjà [un repas|une soirée].',
    'Laisser à portée de vue ce qui sert, [contre le mur|près des fourneaux], c’est aussi une façon de [ranger|décorer].',
    'Aux choses de cuisine, les années [vont bien|donnent du caractère], [marque après marque|repas après repas].',
  ],
  tips: [
    'Laver à la main, à l’eau [tiède|chaude], et sécher [aussitôt|debout], sans [laisser tremper|oublier dans l’évier].',
    'Le lave-vaisselle maltraite [les finitions|presque tout], mieux vaut [l’évier et une éponge|deux minutes à la main].',
    'Contre les odeurs, [un demi-citron|un peu de bicarbonate] et [du gros sel|de l’eau tiède], puis on [rince bien|essuie avec un linge].',
    'Mieux vaut rester loin [du four allumé|du radiateur|du plein soleil], où tout finit par [se dessécher|sécher trop vite].',
    'Gardez [un côté|un ustensile] pour [l’oignon et l’ail|le salé], et un autre pour [les fruits|le sucré].',
    'Ranger [debout|avec un peu d’air autour] aide à sécher [partout pareil|jusque dessous].',
  ],
}

export const FOOD: LocalCraft = {
  names: wholeWords(
    "confitures?|miel|biscuits?|sablés?|chocolats?|thés?|infusions?|tisanes?|épices|sauces?|caramels?|nougats?|granola|gâteaux?|madeleines?|sirops?|conserves?|pain d[’']épices?",
    'emporte-pièces?|boîtes?|pots? (?:à|de rangement)|moules?|tampons?|couleur|céramique|lèvres|bougies?|topper|décoration',
  ),
  scenes: [
    'Il y a toujours une fin [d’après-midi|de soirée] où [l’envie vient|quelqu’un ouvre le placard pour la troisième fois] et où [personne ne veut sortir|la conversation continue].',
    '[Ce qui est bon|Ce qui plaît] dure peu dans un placard, surtout [au premier rang|si quelqu’un sait où regarder].',
    'Le [dimanche|samedi], [toute la famille à table|la belle nappe sortie], sucré ou salé, tout [part avant le café|fait parler].',
    'Arriver avec [quelque chose à manger|quelque chose pour le placard] ouvre toujours la porte, même [sans occasion|un mardi].',
    'Certains [petits déjeuners|goûters] restent en mémoire [des années|toute une vie] pour un seul goût.',
    'Au bureau, un tiroir bien garni [fait des amis|sauve une longue matinée], à condition de [partager|le laisser entrouvert].',
  ],
  tips: [
    'Mieux vaut [un endroit frais et sec|un placard loin du four], à l’abri [du soleil|de la lumière].',
    'Une fois l’emballage ouvert, refermez [bien|aussitôt] et gardez [tout à portée de vue|le reste au premier rang].',
    'En cas [d’allergie|d’intolérance], lisez les ingrédients [avant de commander|d’abord], et [demandez|écrivez-moi] s’il vous manque une précision.',
    'Avec [des couverts propres|des mains propres], le reste se garde [mieux|plus longtemps].',
    'C’est la date de l’emballage qui [compte|fait foi], alors [regardez-la au moment de ranger|notez-la si vous changez de bocal].',
    'Par [grosse chaleur|temps d’été], mieux vaut [prendre le colis sans tarder|bien choisir le jour de livraison].',
  ],
}
