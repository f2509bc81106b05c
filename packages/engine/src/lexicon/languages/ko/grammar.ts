import type { GrammarLists } from '../../grammar/lists.ts'

export const grammar: GrammarLists = {
  wording: {
    modifiers: 'before',
  },
  subjects: {
    verbal:
      '니다|세요|하는|되는|하여|하고|해요|있는|없는|도록|면서|지만|아요|어요|까요|하기|되고|했던|하며|하게|[^대은제]한',
    particles: '에서는|에서|에게|으로|까지|부터|처럼|보다|이나|에는|의|은|는|이|가|을|를|에|로|와|과|도|만',
  },
  address: {
    politeEnds: '(?:니다|니까|십시오|시오)[.!?…]*',
    plainEnds: '(?:요|죠|자|야|해|어|지|다)[.!?…]*',
  },
}
