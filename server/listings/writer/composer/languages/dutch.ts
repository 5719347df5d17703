import { DUTCH_CRAFTS } from './dutch/crafts.ts'
import type { LanguagePack } from './pack.ts'

export const DUTCH: LanguagePack = {
  smallWords: 'en of de het een van voor met in op uit aan bij te zonder'.split(' '),
  isNounFirst: false,
  crafts: DUTCH_CRAFTS,
  lines: [
    'Vragen beantwoord ik [graag|het liefst] voor de bestelling, [een kort bericht|een berichtje] is genoeg.',
    'Is er iets [onduidelijk|niet duidelijk]? Stuur me [gerust|gewoon] een bericht voordat je [bestelt|kiest].',
    'Wil je nog iets weten over [maten|details] of [uitvoering|verzending], [vraag het gerust|schrijf me dan even].',
    'Wie bij het [lezen|doorlezen] iets mist, vraagt het [gewoon|gerust] even na.',
    'Bij twijfel liever [vooraf vragen|een keer te veel vragen], ik antwoord [graag|rustig en graag].',
  ],
  gifts: [
    'Wie dit cadeau geeft, hoeft alleen nog [een kaart|een paar woorden] te schrijven, [meer is niet nodig|dan is het klaar].',
    'Op zoek naar een cadeau? Dan ontbreekt alleen nog [de kaart|het kaartje] en misschien [een lint|een strik].',
    'Als cadeau wint zoiets nog met [een paar geschreven woorden|een groet in eigen handschrift], het [lint|papier] komt daarna wel.',
  ],
  giftSign: /cadeau|kado/i,
  solemnSign:
    /rouw|gedenk|condoleance|overleden|uitvaart|\burn(?:en)?\b|grafkaars|sterrenkind|in memoriam/i,
  reasons: {
    title:
      'De titel begint met “{primary}” en telt {titleLength} van de 140 tekens; de marktplaats raadt korte titels aan die zeggen wat het is.',
    tags: 'Er zijn {tagCount} van de 13 tags gevuld, elk met hooguit 20 tekens en in je eigen woorden.',
    short:
      'De beschrijving blijft kort en dicht bij je tekst, omdat het programma in het Nederlands niets over het stuk verzint; hooguit komen er zinnen bij die voor elk stuk van die soort gelden. Lees haar na voor je haar plaatst.',
    dropped: 'Niet gebruikt: {words}, {why}.',
    noImage: 'Er is geen alternatieve tekst, omdat de foto niet is beschreven.',
    why: {
      trademark: 'omdat de naam van een merk of persoon is',
      medical: 'omdat gezondheidsclaims niet zijn toegestaan',
      promotional: 'omdat reclame niet in een advertentie hoort',
      contradicting: 'omdat het je beschrijving tegenspreekt',
      unbacked: 'omdat je beschrijving dat niet zegt',
      unreadable: 'omdat het geen zoekwoord is',
    },
  },
}
