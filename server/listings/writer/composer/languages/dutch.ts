import type { LanguagePack } from './pack.ts'

export const DUTCH: LanguagePack = {
  smallWords: 'en of de het een van voor met in op uit aan bij te zonder'.split(' '),
  isNounFirst: false,
  openers: [
    'Op zoek naar “{keyword}”?',
    'Voor wie “{keyword}” zoekt:',
    '“{keyword}” in een paar woorden:',
    'Zoekt u “{keyword}”?',
  ],
  lines: [
    '[Bekijk de foto’s rustig, elk detail is te zien|De foto’s tonen alles van dichtbij|Neem de tijd voor de foto’s].',
    '[Vragen beantwoord ik graag voor de bestelling|Bij twijfel is een kort bericht genoeg|Iets onduidelijk? Stuur gerust een bericht].',
    '[Controleer de maten voordat u kiest|Leg de gegevens hierboven naast uw wensen|Meet de plek op die u in gedachten hebt].',
    '[Eenvoudige dingen vinden vaak snel hun plek|Kleine dingen blijven het langst|Aan sommige stukken raakt men gauw gehecht].',
    '[Kleuren kunnen per scherm iets verschillen|Elk scherm toont kleuren op zijn eigen manier|Het licht verandert een tint een beetje].',
    '[Voor uzelf of voor een ander, dat bepaalt u|U weet zelf het best waar het past|Kies rustig, zonder haast].',
    '[Het belangrijkste staat in de gegevens hierboven|Wat hierboven staat, is wat u krijgt|Alles wat telt, is al opgeschreven].',
    '[Bewaar de advertentie als u wilt nadenken|Vandaag beslissen hoeft niet|Een nachtje slapen mag altijd].',
  ],
  also: '[Ook wie “{keyword}” zoekt, is hier goed|Past evengoed bij de zoekopdracht “{keyword}”|Onder “{keyword}” is dit stuk ook te vinden|Stond “{keyword}” op uw lijstje, kijk dan hier verder|Bij “{keyword}” denkt u misschien aan precies dit].',
  gifts: [
    '[Ook als cadeau doet het het goed|Om te geven of om te houden|Wie een cadeau zoekt, zit hier goed].',
    '[Een cadeau waar iemand iets aan heeft|Als cadeau is het een goed idee|Leuk om weg te geven].',
  ],
  giftSign: /cadeau|kado/i,
  reasons: {
    title:
      'De titel begint met “{primary}” en telt {titleLength} van de 140 tekens; de marktplaats raadt korte titels aan die zeggen wat het is.',
    tags: 'Er zijn {tagCount} van de 13 tags gevuld, elk met hooguit 20 tekens en in uw eigen woorden.',
    short:
      'De beschrijving blijft kort en dicht bij uw tekst, omdat het programma in het Nederlands geen zinnen over het stuk verzint; lees haar na voor u haar plaatst.',
    dropped: 'Niet gebruikt: {words}, {why}.',
    noImage: 'Er is geen alternatieve tekst, omdat de foto niet is beschreven.',
    why: {
      trademark: 'omdat de naam van een merk of persoon is',
      medical: 'omdat gezondheidsclaims niet zijn toegestaan',
      promotional: 'omdat reclame niet in een advertentie hoort',
      contradicting: 'omdat het uw beschrijving tegenspreekt',
      unbacked: 'omdat uw beschrijving dat niet zegt',
      unreadable: 'omdat het geen zoekwoord is',
    },
  },
}
