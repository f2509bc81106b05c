import { createPhraseIndex, type PhraseIndex } from '../match.ts'
import { phrasesOf } from '../word-lists.ts'

/** What links to a network are called beside its own name. */
const labels: Readonly<Record<string, string>> = {
  facebook: 'fb|фейсбук|фб|facebook|フェイスブック|페이스북|페북|脸书|臉書|פייסבוק|فيسبوك|فيس بوك|φέισμπουκ',
  instagram:
    'insta|ig|инстаграм|инстаграмм|инста|інстаграм|インスタグラム|インスタ|인스타그램|인스타|אינסטגרם|انستغرام|إنستغرام|انستقرام|إنستجرام|انستجرام',
  x: 'twitter|твиттер|твіттер|ツイッター|트위터|推特|טוויטר|تويتر',
  youtube: 'yt|ютуб|ютьюб|ютюб|ユーチューブ|유튜브|יוטיוב|يوتيوب',
  linkedin: 'linked in|линкедин|링크드인|领英|לינקדאין|لينكدإن|لينكد إن',
  tiktok: 'tik tok|тикток|тік ток|ティックトック|틱톡|טיקטוק|تيك توك',
  telegram: 'tg|телеграм|телеграмм|телега|テレグラム|텔레그램|טלגרם|تيليجرام|تلغرام|تليجرام',
  whatsapp: 'whats app|ватсап|вотсап|вацап|ワッツアップ|왓츠앱|וואטסאפ|ווטסאפ|واتساب|واتس اب',
  viber: 'вайбер',
  vk: 'vkontakte|вк|вконтакте',
  ok: 'odnoklassniki|одноклассники|ок',
  dzen: 'дзен|яндекс дзен',
  rutube: 'рутуб',
  pinterest: 'пинтерест|ピンタレスト|핀터레스트|פינטרסט',
  threads: 'スレッズ|스레드',
  line: 'ライン|公式line|官方line|라인',
  kakao: 'kakaotalk|kakao talk|카카오톡|카카오|카카오채널|카톡|카카오톡 채널',
  naver: 'naver blog|네이버|네이버 블로그|네이버블로그|블로그|네이버 카페|스마트스토어',
  note: 'ノート',
  ameba: 'アメブロ|ameblo|アメーバブログ',
  weibo: '微博|新浪微博|ウェイボー',
  zhihu: '知乎',
  bilibili: '哔哩哔哩|b站|嗶哩嗶哩',
  douyin: '抖音',
  xiaohongshu: '小红书|小紅書|rednote',
  'google maps': 'google map|google карты',
}

const networksNamed: PhraseIndex<string> = createPhraseIndex(function* () {
  for (const [tag, phrases] of Object.entries(labels)) for (const phrase of phrasesOf(phrases)) yield { phrase, tag }
})

/** Whether a label names a network, in whatever script. */
export const namesNetwork = (label: string, network: string): boolean =>
  networksNamed.match(label).some(({ tag }) => tag === network)
