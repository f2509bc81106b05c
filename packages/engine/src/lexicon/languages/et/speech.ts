import type { SpeechLists } from '../../speech/lists.ts'
import type { SomeOf } from '../../word-lists.ts'

export const speech: SomeOf<SpeechLists> = {
  customerVoices: {
    self: 'mina|ma|mind|mulle|minu|mul|olen|olin|sain|käisin',
    praise:
      'soovita*|aitäh|tänulik*|rahul|suurepära*|fantastili*|imeli*|sõbrali*|viisak*|abivalmi*|kannatli*|õigeaegse*|unustama*|aitasid|paranes|tuleme tagasi|tulen tagasi|viis tärni|5 tärni|tore|toredad|väga hea',
    owner: 'asutaja|kaasasutaja|omanik|juhataja|tegevjuht|direktor|autor|leiutaja|filosoof|kirjanik',
  },
}
