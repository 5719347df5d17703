import { FRENCH_CRAFTS } from './french/crafts.ts'
import type { LanguagePack } from './pack.ts'

export const FRENCH: LanguagePack = {
  smallWords: 'et ou de du des avec pour le la les un une en dans sur à au aux par sans'.split(' '),
  isNounFirst: true,
  crafts: FRENCH_CRAFTS,
  lines: [
    'Pour toute question avant de [commander|choisir], [un message suffit|écrivez-moi].',
    'À l’écran, les teintes peuvent [varier un peu|paraître un peu différentes], alors [demandez si la nuance compte|gardez-le en tête].',
  ],
  gifts: [
    'Pour un cadeau, quelques lignes à la main [disent ce qui manque|valent bien le ruban|font le reste].',
    'Un cadeau choisi [avec soin|en pensant à quelqu’un] se remarque [dès le premier regard|tout de suite].',
  ],
  giftSign: /cadeau/i,
  solemnSign: /deuil|condoléances|défunt|funérail|\burnes?\b|obsèques|in memoriam|commémora/i,
  reasons: {
    title:
      'Le titre commence par « {primary} » et compte {titleLength} caractères sur 140; la place de marché conseille des titres courts qui nomment bien l’article.',
    tags: '{tagCount} tags sur 13 sont remplis, chacun de 20 caractères au plus et tiré de vos propres mots.',
    short:
      'La description reste proche de votre texte, car le programme n’invente rien sur la pièce en français; il ajoute seulement des phrases vraies pour tout objet de ce genre. Relisez-la avant de publier.',
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
