import type { GrammarLists } from '../../grammar/lists.ts'

export const grammar: GrammarLists = {
  wording: {
    isUnspaced: true,
  },
  address: {
    politeEnds:
      '(?:です|ます|ません|ました|でした|ください|くださいませ|ましょう|でしょう|ございます)(?:か|ね|よ)?[。！？!?…]*',
    plainEnds: '(?:だ|だよ|だね|しよう|よう|だろう|ない|[うくぐすつぬぶむる]|た|い)(?:よ|ね|ぞ|さ)?[。！？!?]+',
  },
}
