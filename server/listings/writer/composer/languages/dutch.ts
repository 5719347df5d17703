import type { LanguagePack } from './pack.ts'

export const DUTCH: LanguagePack = {
  smallWords: 'en of de het een van voor met in op uit aan bij te zonder'.split(' '),
  isNounFirst: false,
  crafts: [],
  lines: [
    '[Vragen beantwoord ik graag voor de bestelling|Bij twijfel is een kort bericht genoeg|Iets onduidelijk? Stuur gerust een bericht].',
    '[Kleuren kunnen per scherm iets verschillen|Elk scherm toont kleuren op zijn eigen manier|Het licht verandert een tint een beetje].',
  ],
  gifts: [
    '[Ook als cadeau doet het het goed|Om te geven of om te houden|Wie een cadeau zoekt, zit hier goed].',
    '[Een cadeau waar iemand iets aan heeft|Als cadeau is het een goed idee|Leuk om weg te geven].',
  ],
  giftSign: /cadeau|kado/i,
  solemnSign:
    /rouw|gedenk|condoleance|overleden|uitvaart|\burn(?:en)?\b|grafkaars|sterrenkind|in memoriam/i,
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
