import type { SpeechLists } from '../../speech/lists.ts'
import type { SomeOf } from '../../word-lists.ts'

export const speech: SomeOf<SpeechLists> = {
  customerVoices: {
    self: 'tôi|mình|em|của tôi|nhà mình|con tôi|bé nhà',
    praise:
      'cảm ơn|cám ơn|biết ơn|hài lòng|tuyệt vời|xuất sắc|rất tốt|nhiệt tình|thân thiện|giúp tôi|giúp mình|quay lại|ủng hộ|5 sao|năm sao|ưng ý|rất thích',
    owner: 'nhà sáng lập|người sáng lập|đồng sáng lập|chủ sở hữu|giám đốc|tổng giám đốc|chủ tịch|tác giả|nhà phát minh',
  },
}
