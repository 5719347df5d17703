import type { LanguagePack } from './pack.ts'

export const FRENCH: LanguagePack = {
  smallWords: 'et ou de du des avec pour le la les un une en dans sur à au aux par sans'.split(' '),
  isNounFirst: true,
  openers: [
    'Vous cherchez « {keyword} »?',
    'Pour qui cherche « {keyword} »:',
    '« {keyword} », en quelques mots:',
  ],
  lines: [
    '[Prenez le temps de regarder les photos|Les photos montrent la pièce de près]: [chaque détail s’y voit|tout y est].',
    '[Une question|Un doute]? Écrivez-moi [avant de commander|avant votre achat].',
    '[Vérifiez les dimensions|Relisez les informations ci-dessus] avant de choisir.',
    '[Les choses simples|Ces pièces-là] trouvent vite [leur place|leur coin à elles].',
  ],
  also: '[Convient aussi si vous cherchez|Répond également à la recherche|À retenir pour qui cherche] « {keyword} ».',
  gifts: [
    '[C’est aussi une belle idée de cadeau|À offrir ou à garder pour soi].',
    'Si vous cherchez un cadeau, [voilà une idée|en voici un].',
  ],
  giftSign: /cadeau/i,
  reasons: {
    title:
      'Le titre commence par « {primary} » et compte {titleLength} caractères sur 140; la place de marché conseille des titres courts qui nomment bien l’article.',
    tags: '{tagCount} tags sur 13 sont remplis, chacun de 20 caractères au plus et tiré de vos propres mots.',
    short:
      'La description reste courte et proche de votre texte, car le programme n’invente pas de phrases sur la pièce en français; relisez-la avant de publier.',
    dropped: 'Non utilisé: {words}, {why}.',
    noImage: 'Il n’y a pas de texte alternatif, car la photo n’est pas décrite.',
    why: {
      trademark: 'car ce nom appartient à une marque ou à une personne',
      medical: 'car les promesses de santé ne sont pas permises',
      promotional: 'car les promotions n’ont pas leur place ici',
      contradicting: 'car cela contredit votre description',
      unbacked: 'car votre description ne le dit pas',
      unreadable: 'car ce n’est pas une recherche',
    },
  },
}
