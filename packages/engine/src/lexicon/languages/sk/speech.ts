import type { SpeechLists } from '../../speech/lists.ts'
import type { SomeOf } from '../../word-lists.ts'

export const speech: SomeOf<SpeechLists> = {
  customerVoices: {
    self: 'ja|mňa|mne|mi|môj|moja|moje|mojej|môjho|som|bola som|bol som|oceňujem',
    praise:
      'odporúč*|odporuč*|ďakuj*|vďaka|vďač*|spokoj*|nadšen*|skvel*|úžasn*|výborn*|ochotn*|ochota|ústretov*|trpezliv*|láskav*|nádhern*|fantastick*|vynikajúc*|bezchybn*|vrátime sa|určite prídem|neľutujem|predčil*|vrelo|najlepš*',
    owner:
      'zakladateľ|zakladateľka|spoluzakladateľ|majiteľ|majiteľka|konateľ|konateľka|riaditeľ|riaditeľka|predseda|autor|autorka|vynálezca|tvorca|filozof|spisovateľ',
  },
}
