import type { SpeechLists } from '../../speech/lists.ts'
import type { SomeOf } from '../../word-lists.ts'

export const speech: SomeOf<SpeechLists> = {
  customerVoices: {
    self: 'मैं|मुझे|मेरा|मेरी|मेरे|मैंने',
    praise: 'सुझाव देता|सुझाव देती|सिफारिश|धन्यवाद|शुक्रिया|आभारी|संतुष्ट|खुश|बहुत अच्छा|बहुत अच्छी|शानदार|उत्कृष्ट|मदद की|पांच सितारा',
    owner: 'संस्थापक|मालिक|निदेशक|अध्यक्ष|लेखक',
  },
}
