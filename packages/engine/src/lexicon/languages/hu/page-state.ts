import type { PageStateLists } from '../../page-state/lists.ts'

export const pageState: PageStateLists = {
  states: {
    parked:
      'eladó domain|ez a domain eladó|a domain eladó|domain név eladó|parkoló domain|parkolt domain|ez a domain név foglalt|vásárolja meg ezt a domaint|a domain regisztrálva van',
    'coming-soon':
      'hamarosan|oldalunk fejlesztés alatt|fejlesztés alatt|feltöltés alatt|az oldal feltöltés alatt|karbantartás alatt|az oldal készül|weboldalunk készül|felújítás alatt|hamarosan nyitunk|szerkesztés alatt|oldalunk karbantartás alatt|hamarosan indulunk',
    suspended:
      'felfüggesztett fiók|a fiók felfüggesztve|a weboldal felfüggesztve|a tárhely felfüggesztve|a szolgáltatás felfüggesztve',
    'default-page': 'alapértelmezett oldal',
    login:
      'jelentkezzen be|elfelejtett jelszó|elfelejtette jelszavát|emlékezz rám|be kell jelentkezned|adja meg a jelszavát|bejelentkezés szükséges',
    'bot-wall': 'böngésző ellenőrzése|igazolja hogy ember|nem vagyok robot|hozzáférés megtagadva|a hozzáférés letiltva',
    error:
      'az oldal nem található|a keresett oldal|oldal nem található|nem található az oldal|ez az oldal nem létezik|az oldal nem létezik|belső szerverhiba|hiba történt|valami hiba történt|a kért oldal',
    'needs-script':
      'engedélyezze a javascriptet|kapcsolja be a javascriptet|a javascript le van tiltva|javascript szükséges|engedélyezd a javascriptet|javascript engedélyezése|a javascript nincs engedélyezve|javascript futtatása',
    template: 'minta oldal|egy újabb wordpress honlap|saját oldal|névtelen|helló világ|ide írja a szöveget|új weboldal',
  },
  home: 'kezdőlap|főoldal|kezdőoldal|nyitólap|címlap|üdvözöljük|üdvözöljük a|üdvözlünk|hivatalos oldal|hivatalos weboldal|hivatalos honlap|hivatalos webáruház|nyitóoldal|honlapja',
}
