import type { LanguagePack } from './pack.ts'

export const FRENCH: LanguagePack = {
  smallWords: 'et ou de du des avec pour le la les un une en dans sur à au aux par sans'.split(' '),
  isNounFirst: true,
  crafts: [],
  lines: [
    '[Écrivez-moi si vous avez une question|Un doute se lève d’un simple message|Je réponds volontiers avant la commande].',
    '[Les couleurs peuvent varier un peu selon l’écran|Chaque écran montre les couleurs à sa façon|La lumière change légèrement les teintes].',
  ],
  gifts: [
    '[C’est aussi une belle idée de cadeau|À offrir ou à garder pour soi|Un cadeau qui se prépare sans peine].',
    '[Si vous cherchez un cadeau, voilà une idée|Bien choisi, ce cadeau fait plaisir|Cela s’offre volontiers].',
  ],
  giftSign: /cadeau/i,
  solemnSign: /deuil|condoléances|défunt|funérail|\burnes?\b|obsèques|in memoriam|commémora/i,
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
