// Where long words may be divided. Browsers know it for few languages, and not on every machine; a
// card is too narrow to leave it to them.

const kDivided = `
  Ab|ge|le|gen An|schub|finan|zie|rung Argen|ti|ni|en Aus|lands|markt Aus|lands|markt|kar|ten
  Außen|handel Deutsch|land Wil|helms|ha|ven Saar|brü|cken Außer|ge|wöhn|lich Bat|te|rie|fa|brik Bau|ko|lonne Bau|stel|len|zu|fahrt
  Be|triebs|lei|tung Bio|gas|an|lage Bio|gas|an|la|gen Blitz|sym|bole Dop|pel|tur|bine
  Ef|fi|zi|enz|be|ra|ter Ein|kaufs|zen|trum Ener|gie|mi|nis|te|rium Ex|port|ab|kom|men Ex|port|prä|mie
  Fern|lei|tung Groß|kun|den Groß|spei|cher Han|dels|kam|mer Haupt|stadt Hoch|span|nungs|kno|ten
  Ho|tel|an|schluss In|dus|trie|ver|band In|ge|ni|eu|rin In|sel|netz In|ves|to|ren|run|de
  Kir|chen|städte Klos|ter|hain Lan|des|wei|ter Land|ver|sor|gung Lei|tungs|bau|er Lich|ter|ha|fen
  Markt|mehr|hei|ten Markt|sym|bole Mon|te|vi|deo Netz|be|hör|de Netz|leit|stel|le Netz|pla|nung
  Netz|prä|mie Netz|werk|plätt|chen Nord|wes|ten Opern|städte Per|so|nal|ab|tei|lung Pres|se|ar|beit
  Rech|nungs|prü|fe|rin Schlich|te|rin Schluss|di|vi|den|de Sied|lungs|an|schluss So|lar|för|de|rung
  So|lar|kraft|werk So|lar|kraft|wer|ke So|lar|tech|ni|ker So|lar|ver|band Spei|cher|park
  Spe|zi|al|kar|ten Strom|händ|le|rin Strom|mast Strom|mast|bo|nus Strom|mas|ten Strom|schnel|len Ta|rif|ver|trag
  Tou|ris|mus|be|hör|de Trans|for|ma|to|ren Tras|sen|pla|nung Um|schul|dung Um|spann|sta|tion
  Un|ter|neh|men Ver|bin|dung Ver|bin|dungs|plätt|chen Ver|bund|lei|tung Ver|trags|an|wäl|tin
  Wachs|tums|pro|gramm Was|ser|kraft|werk Werks|an|schluss Wie|sen|grund Woh|nungs|ge|sell|schaft
  aus|ge|ge|be|ne or|dent|li|cher

  An|ge|schlos|se|ne Auf|trags|ar|bei|ten Bo|nus|plätt|chen Ein|kom|men Ener|gie|leis|te
  Fort|ge|schrit|te|ne Kraft|wer|ke Lei|tun|gen Ma|schi|nen Plätt|chen Rohr|wer|ke Rück|zah|lung
  Sieg|punk|te Start|geld Stau|mauern Ver|sorg|te Ver|trä|ge Voll|en|de|te Wer|tun|gen
  Ziel|plätt|chen un|fer|ti|ge

  Arbi|tra|tor Clo|ver|field Min|ne|ap|o|lis Phil|a|del|phia Jack|son|ville Con|struc|tion Ef|fi|ciency Ex|cep|tion|al In|ter|con|nec|tor
  In|tro|duc|to|ry Lan|tern|port Min|ster|ford Na|tion|wide Op|er|a|tions Rec|re|a|tion Re|fi|nanc|ing
  Res|i|den|tial Spe|cial|ist Sub|sta|tion Tac|uarem|bó as|so|ci|a|tion bat|ter|ies con|nec|tion
  con|sul|tant con|tracts fed|er|a|tion ma|jor|i|ties rec|re|a|tion res|i|den|tial tech|ni|cian
  trans|form|ers

  Con|tracts Ob|jec|tive build|ings com|plet|ed con|nect|ed un|fin|ished
`;

const kSoftHyphen = '\u00ad';
const kSeams = new Map(
  kDivided
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => [word.replaceAll('|', ''), word.replaceAll('|', kSoftHyphen)]),
);

export const knowsSeams = (word: string) => kSeams.has(word);

export function hyphenated(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => kSeams.get(word) ?? word);
}
