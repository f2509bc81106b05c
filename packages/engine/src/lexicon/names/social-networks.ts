export type ProfileKind = 'social' | 'messenger' | 'code' | 'app' | 'review' | 'map' | 'person'

export interface SocialProfile {
  network: string
  kind: ProfileKind
  /** As written, without fragment; with its query only where that names the profile. */
  url: string
}

/** Path patterns are tried on the decoded path without its last slash; the first that fits counts. */
interface Network {
  network: string
  kind: ProfileKind
  hosts: readonly string[]
  /** Sub-domains may be profiles: `acme.tumblr.com`. */
  subdomains?: RegExp
  paths?: readonly (readonly [pattern: RegExp, kind?: ProfileKind])[]
  /** First path segments that are the network's own pages, or a single post. */
  not?: RegExp
  /** Parameters without which the address names nobody. */
  query?: readonly string[]
}

const name = /^\/@?[\w.~%+-]+$/u
const anyName = /^\/@?[^/]+$/u

/** First segments that mean no profile on any network. */
const commonNot =
  /^\/(?:share|sharer(?:\.php)?|sharing|share-offsite|intent|dialog|plugins?|embed|widgets?|login|log-in|signin|signup|sign-up|register|about|privacy|policy|policies|legal|terms|tos|help|support|search|explore|hashtag|hashtags|home|settings|ads|business|developers?|api|oauth|cookies|status|watch|watching|tag|tags|jobs|blog|press|download|downloads|contact|i|p|reel|reels|stories|tv|tr|events?|index\.(?:php|html))(?:$|\/)/i

const networks: readonly Network[] = [
  {
    network: 'facebook',
    kind: 'social',
    hosts: ['facebook.com', 'fb.com', 'fb.me'],
    paths: [
      [/^\/profile\.php$/],
      [/^\/(?:groups|pg|people|p)\/[^/]+(?:\/[^/]+)?$/],
      [/^\/pages\/(?!category)[^/]+(?:\/[^/]+)?$/],
      [/^\/pages\/category\/[^/]+\/[^/]+$/],
      [/^\/share\/(?!r\/|v\/|p\/)[\w-]{6,}$/],
      [/^\/[\w.-]+(?:\/(?:about|reviews|photos|info))?$/u],
      [anyName],
    ],
    not: /^\/(?:sharer|share\.php|dialog|plugins|tr|photo|photo\.php|story\.php|permalink\.php|watch|hashtag|events|marketplace|gaming|policies|policy\.php|privacy|help|legal|login|login\.php|l\.php|v\d|ads|business|messages|settings|home\.php|notes|reel|groups|pages|people|pg|share|p)$|^\/(?:sharer|dialog|plugins|tr|photo|watch|hashtag|policies|privacy|help|legal|login|ads|business|reel|events)\//i,
    query: ['id'],
  },
  { network: 'messenger', kind: 'messenger', hosts: ['m.me', 'messenger.com'], paths: [[name], [/^\/t\/[^/]+$/]] },
  {
    network: 'instagram',
    kind: 'social',
    hosts: ['instagram.com', 'instagr.am'],
    paths: [[/^\/explore\/locations\/\d+(?:\/[^/]*)?$/], [name]],
  },
  {
    network: 'x',
    kind: 'social',
    hosts: ['twitter.com', 'x.com'],
    paths: [[/^\/@?\w{1,50}$/]],
    not: /^\/(?:compose|messages|notifications|logout)$/i,
  },
  {
    network: 'linkedin',
    kind: 'social',
    hosts: ['linkedin.com'],
    paths: [
      [
        /^\/(?:company|school|showcase|company-beta|groups)\/[^/]+(?:\/(?:about|jobs|people|posts|mycompany|life|products))?$/,
      ],
      [/^\/(?:in|pub)\/[^/]+(?:\/[a-z]{2})?$/, 'person'],
    ],
  },
  {
    network: 'youtube',
    kind: 'social',
    hosts: ['youtube.com'],
    paths: [
      [/^\/(?:c|channel|user)\/[^/]+(?:\/(?:videos|featured|about|shorts|playlists|streams))?$/u],
      [/^\/@[^/]+(?:\/(?:videos|featured|about|shorts|playlists|streams))?$/u],
      [/^\/[\w-]+$/],
    ],
    not: /^\/(?:playlist|shorts|live|feed|results|channel|user|c|t|yt|premium|account|redirect|iframe_api|player_api|attribution_link|clip|v|e)$/i,
  },
  { network: 'tiktok', kind: 'social', hosts: ['tiktok.com'], paths: [[/^\/@[\w.-]+$/]] },
  {
    network: 'pinterest',
    kind: 'social',
    hosts: [
      'pinterest.com',
      'pinterest.de',
      'pinterest.fr',
      'pinterest.es',
      'pinterest.it',
      'pinterest.at',
      'pinterest.ch',
      'pinterest.jp',
      'pinterest.se',
      'pinterest.dk',
      'pinterest.pt',
      'pinterest.ca',
      'pinterest.co.uk',
      'pinterest.co.kr',
      'pinterest.com.au',
      'pinterest.com.mx',
      'pinterest.nz',
      'pinterest.ie',
    ],
    paths: [[/^\/[\w-]+(?:\/_\w+)?$/]],
    not: /^\/(?:pin|ideas|today|business|pin-builder)(?:$|\/)/i,
  },
  { network: 'threads', kind: 'social', hosts: ['threads.net', 'threads.com'], paths: [[/^\/@[\w.]+$/]] },
  { network: 'bluesky', kind: 'social', hosts: ['bsky.app'], paths: [[/^\/profile\/[^/]+$/]] },
  {
    network: 'mastodon',
    kind: 'social',
    hosts: [
      'mastodon.social',
      'mastodon.online',
      'mastodon.world',
      'mstdn.social',
      'mstdn.jp',
      'fosstodon.org',
      'hachyderm.io',
      'chaos.social',
      'norden.social',
      'techhub.social',
      'infosec.exchange',
      'mas.to',
      'mamot.fr',
      'piaille.fr',
      'troet.cafe',
      'social.coop',
      'indieweb.social',
      'ruby.social',
      'mastodon.art',
      'mastodon.green',
      'mastodon.nl',
      'mastodon.uno',
      'pawoo.net',
      'sigmoid.social',
      'toot.community',
      'social.tchncs.de',
      'floss.social',
      'mathstodon.xyz',
      'journa.host',
      'masto.ai',
      'masto.es',
      'det.social',
      'eupolicy.social',
      'openbiblio.social',
      'det.social',
    ],
    paths: [[/^\/(?:web\/)?@[\w.-]+(?:@[\w.-]+)?$/], [/^\/users\/[\w.-]+$/]],
  },
  { network: 'reddit', kind: 'social', hosts: ['reddit.com'], paths: [[/^\/r\/\w+$/], [/^\/(?:user|u)\/[\w-]+$/]] },
  {
    network: 'discord',
    kind: 'social',
    hosts: ['discord.gg', 'discord.com', 'discordapp.com'],
    paths: [[/^\/invite\/[\w-]+$/], [/^\/[\w-]+$/]],
    not: /^\/(?:invite|channels|app|nitro|servers|discovery|guidelines|company|branding|safety|open-source)$/i,
  },
  {
    network: 'telegram',
    kind: 'social',
    hosts: ['t.me', 'telegram.me', 'telegram.dog'],
    paths: [[/^\/(?:s\/)?[\w+-]+$/], [/^\/joinchat\/[\w-]+$/]],
    not: /^\/(?:iv|addstickers|proxy|socks|s|joinchat|addlist|setlanguage)$/i,
  },
  {
    network: 'whatsapp',
    kind: 'messenger',
    hosts: ['wa.me', 'api.whatsapp.com', 'chat.whatsapp.com', 'web.whatsapp.com', 'whatsapp.com'],
    paths: [
      [/^\/send$/],
      [/^\/(?:message|channel|catalog)\/\w+$/],
      [/^\/c\/\d+$/],
      [/^\/\+?[\d%B-]{6,20}$/],
      [/^\/\w{18,30}$/],
    ],
    not: /^\/(?:android|coronavirus)$/i,
    query: ['phone'],
  },
  {
    network: 'viber',
    kind: 'messenger',
    hosts: ['viber.me', 'chats.viber.com', 'invite.viber.com', 'vb.me'],
    paths: [[anyName], [/^\/?$/]],
    query: ['g2'],
  },
  { network: 'signal', kind: 'messenger', hosts: ['signal.me', 'signal.group'], paths: [[anyName]] },
  {
    network: 'vk',
    kind: 'social',
    hosts: ['vk.com', 'vk.ru', 'vkontakte.ru'],
    paths: [[name]],
    not: /^\/(?:wall|video|photo|topic|doc|album|share\.php|im|feed|apps|app|away\.php)-?\d*/i,
  },
  {
    network: 'ok',
    kind: 'social',
    hosts: ['ok.ru', 'odnoklassniki.ru'],
    paths: [[/^\/(?:group|profile)\/\d+$/], [name]],
    not: /^\/(?:video|dk|games|live|music)(?:$|\/)|^\/(?:group|profile)$/i,
  },
  { network: 'vk', kind: 'social', hosts: ['vkvideo.ru'], paths: [[/^\/@[\w.-]+$/]] },
  {
    network: 'dzen',
    kind: 'social',
    hosts: ['dzen.ru', 'zen.yandex.ru', 'zen.yandex.com'],
    paths: [[/^\/id\/\w+$/], [name]],
    not: /^\/(?:a|video|news|media|topic|articles|shorts)(?:$|\/)/i,
  },
  { network: 'rutube', kind: 'social', hosts: ['rutube.ru'], paths: [[/^\/(?:channel\/\d+|u\/[\w.-]+)$/]] },
  { network: 'tenchat', kind: 'social', hosts: ['tenchat.ru'], paths: [[/^\/[\w-]+$/]], not: /^\/(?:media|auth)$/i },
  { network: 'max', kind: 'social', hosts: ['max.ru'], paths: [[/^\/(?:u\/|join\/)?[\w-]{4,}$/]] },
  { network: 'zalo', kind: 'messenger', hosts: ['zalo.me'], paths: [[/^\/(?:g\/)?\w{5,}$/]] },
  {
    network: 'weibo',
    kind: 'social',
    hosts: ['weibo.com', 'weibo.cn'],
    paths: [[/^\/(?:u|n|p)\/[^/]+$/u], [anyName]],
    not: /^\/(?:newlogin|hot|tv|u|n|p|ttarticle)$/i,
  },
  {
    network: 'zhihu',
    kind: 'social',
    hosts: ['zhihu.com'],
    paths: [[/^\/(?:org|people)\/[\w-]+$/], [/^\/column\/[\w-]+$/]],
  },
  { network: 'zhihu', kind: 'social', hosts: ['zhuanlan.zhihu.com'], paths: [[/^\/(?!p$)[\w-]+$/]] },
  { network: 'bilibili', kind: 'social', hosts: ['space.bilibili.com'], paths: [[/^\/\d+$/]] },
  { network: 'douyin', kind: 'social', hosts: ['douyin.com'], paths: [[/^\/user\/[\w-]+$/]] },
  { network: 'xiaohongshu', kind: 'social', hosts: ['xiaohongshu.com'], paths: [[/^\/user\/profile\/\w+$/]] },
  {
    network: 'line',
    kind: 'messenger',
    hosts: ['line.me', 'page.line.me', 'lin.ee', 'liff.line.me'],
    paths: [[/^\/(?:R\/)?ti\/p\/[^/]+$/], [/^\/(?:R\/)?(?:home\/public|oaMessage)\/[^/]+.*$/], [/^\/@?[\w@%-]{3,}$/]],
    not: /^\/(?:R|en|ja|ko|th|zh-hant|download|msg)(?:$|\/(?!ti|home|oaMessage))/,
  },
  {
    network: 'kakao',
    kind: 'messenger',
    hosts: ['pf.kakao.com', 'open.kakao.com'],
    paths: [[/^\/_?\w+(?:\/(?:chat|friend))?$/], [/^\/(?:o|me)\/\w+$/]],
  },
  {
    network: 'naver',
    kind: 'social',
    hosts: ['blog.naver.com', 'cafe.naver.com', 'post.naver.com', 'smartstore.naver.com', 'brand.naver.com'],
    paths: [[/^\/[\w-]+$/]],
    not: /^\/(?:postview|postlist|bloghome)/i,
  },
  {
    network: 'naver map',
    kind: 'map',
    hosts: ['map.naver.com', 'naver.me', 'place.naver.com'],
    paths: [[/^\/.{3,}$/]],
  },
  {
    network: 'naver',
    kind: 'social',
    hosts: ['band.us'],
    paths: [[/^\/@[\w.-]+$/], [/^\/(?:band|page)\/\d+$/]],
  },
  { network: 'tistory', kind: 'social', hosts: ['tistory.com'], subdomains: /^(?!www|tag|notice)[\w-]+$/, paths: [] },
  { network: 'brunch', kind: 'social', hosts: ['brunch.co.kr'], paths: [[/^\/@[\w-]+$/]] },
  {
    network: 'xing',
    kind: 'social',
    hosts: ['xing.com'],
    paths: [[/^\/(?:pages|companies|company|net)\/[^/]+$/], [/^\/profile\/[^/]+$/, 'person']],
  },
  {
    network: 'vimeo',
    kind: 'social',
    hosts: ['vimeo.com'],
    paths: [[/^\/(?:channels|user)\/?[\w-]+$/], [/^\/(?!\d+$)[\w-]+$/]],
    not: /^\/(?:ondemand|features|upgrade|create|enterprise|solutions|pricing|showcase)$/i,
  },
  {
    network: 'twitch',
    kind: 'social',
    hosts: ['twitch.tv'],
    paths: [[/^\/\w+$/]],
    not: /^\/(?:directory|videos|downloads|turbo|p)$/i,
  },
  {
    network: 'medium',
    kind: 'social',
    hosts: ['medium.com'],
    subdomains: /^(?!www|help|policy|blog|cdn|miro|api|status)[\w-]+$/,
    paths: [[/^\/@[\w.-]+$/], [/^\/(?!.*-[\da-f]{10,12}$)[\w-]+$/]],
    not: /^\/(?:m|new-story|me|topics?|membership|creators)$/i,
  },
  {
    network: 'substack',
    kind: 'social',
    hosts: ['substack.com'],
    subdomains: /^(?!www|support|on|cdn)[\w-]+$/,
    paths: [[/^\/@[\w.-]+$/]],
  },
  {
    network: 'tumblr',
    kind: 'social',
    hosts: ['tumblr.com'],
    subdomains: /^(?!www|assets|api|help|support|media|static)[\w-]+$/,
    paths: [[/^\/(?:blog\/)?[\w-]+$/]],
    not: /^\/(?:dashboard|blog|tagged)$/i,
  },
  {
    network: 'note',
    kind: 'social',
    hosts: ['note.com', 'note.mu'],
    paths: [[/^\/[\w-]+$/]],
    not: /^\/(?:notes|topic|categories|login|contests|hashtag)$/i,
  },
  {
    network: 'mixi',
    kind: 'social',
    hosts: ['mixi.jp', 'mixi.social'],
    paths: [[/^\/@[\w.-]+$/], [/^\/(?:view_community|show_friend|page|show_profile)\.pl$/]],
    query: ['id', 'page_id'],
  },
  { network: 'ameba', kind: 'social', hosts: ['ameblo.jp'], paths: [[/^\/[\w-]+$/]] },
  { network: 'snapchat', kind: 'social', hosts: ['snapchat.com'], paths: [[/^\/add\/[\w.-]+$/], [/^\/@[\w.-]+$/]] },
  {
    network: 'spotify',
    kind: 'social',
    hosts: ['open.spotify.com'],
    paths: [[/^\/(?:intl-\w+\/)?(?:artist|user|show)\/[^/]+$/]],
  },
  {
    network: 'apple podcasts',
    kind: 'social',
    hosts: ['podcasts.apple.com'],
    paths: [[/^(?:\/\w\w)?\/podcast\/.+$/u]],
  },
  {
    network: 'soundcloud',
    kind: 'social',
    hosts: ['soundcloud.com'],
    paths: [[/^\/[\w-]+$/]],
    not: /^\/(?:discover|stream|upload|you|charts|pages|player)$/i,
  },
  {
    network: 'bandcamp',
    kind: 'social',
    hosts: ['bandcamp.com'],
    subdomains: /^(?!www|daily|get|blog|f4|s4)[\w-]+$/,
    paths: [],
  },
  {
    network: 'behance',
    kind: 'social',
    hosts: ['behance.net'],
    paths: [[/^\/[\w.-]+$/]],
    not: /^\/(?:gallery|live|galleries|joblist|hire|assets)$/i,
  },
  {
    network: 'dribbble',
    kind: 'social',
    hosts: ['dribbble.com'],
    paths: [[/^\/[\w-]+$/]],
    not: /^\/(?:shots|designers|pro|hiring|session|upload|teams|tags)$/i,
  },
  { network: 'flickr', kind: 'social', hosts: ['flickr.com'], paths: [[/^\/(?:photos|people|groups)\/[^/]+$/]] },
  {
    network: 'houzz',
    kind: 'review',
    hosts: ['houzz.com', 'houzz.de', 'houzz.fr', 'houzz.it', 'houzz.es', 'houzz.co.uk', 'houzz.ru'],
    paths: [[/^\/(?:pro|professionals?|professionnels|profis|professionisti)\/.+$/u], [/^\/user\/[^/]+$/]],
  },
  {
    network: 'linktree',
    kind: 'social',
    hosts: ['linktr.ee'],
    paths: [[/^\/[\w.-]+$/]],
    not: /^\/(?:s|marketplace|discover|pricing)$/i,
  },
  { network: 'taplink', kind: 'social', hosts: ['taplink.cc', 'taplink.ws'], paths: [[/^\/[\w.-]+$/]] },
  { network: 'rumble', kind: 'social', hosts: ['rumble.com'], paths: [[/^\/(?:c|user)\/[\w-]+$/]] },
  { network: 'truth social', kind: 'social', hosts: ['truthsocial.com'], paths: [[/^\/@[\w.-]+$/]] },
  {
    network: 'mixcloud',
    kind: 'social',
    hosts: ['mixcloud.com'],
    paths: [[/^\/[\w-]+$/]],
    not: /^\/(?:discover|upload|live|pro|creators)$/i,
  },
  {
    network: 'meetup',
    kind: 'social',
    hosts: ['meetup.com'],
    paths: [[/^(?:\/[a-z]{2}-[a-z]{2})?\/[\w-]+$/i]],
    not: /^\/(?:find|cities|topics|pro|apps|lp|media|[a-z]{2}-[a-z]{2})(?:$|\/(?!\w))/i,
  },
  { network: 'strava', kind: 'social', hosts: ['strava.com'], paths: [[/^\/clubs\/[\w-]+$/]] },
  {
    network: 'patreon',
    kind: 'social',
    hosts: ['patreon.com'],
    paths: [[/^\/(?:c\/)?[\w-]+$/]],
    not: /^\/(?:posts|user|bepatron|join|create)$/i,
  },
  { network: 'kickstarter', kind: 'social', hosts: ['kickstarter.com'], paths: [[/^\/(?:projects|profile)\/.+$/]] },
  {
    network: 'product hunt',
    kind: 'social',
    hosts: ['producthunt.com'],
    paths: [[/^\/(?:products|posts|@[\w-]+)(?:\/[\w-]+)?$/]],
    not: /^\/(?:products|posts)$/,
  },
  { network: 'slack', kind: 'social', hosts: ['join.slack.com'], paths: [[/^\/t\/.+$/]] },
  { network: 'slideshare', kind: 'social', hosts: ['slideshare.net'], paths: [[/^\/[\w-]+$/]] },
  {
    network: 'crunchbase',
    kind: 'social',
    hosts: ['crunchbase.com'],
    paths: [[/^\/organization\/[\w-]+$/], [/^\/person\/[\w-]+$/, 'person']],
  },
  {
    network: 'github',
    kind: 'code',
    hosts: ['github.com'],
    paths: [[/^\/(?:orgs\/)?[\w-]+$/], [/^\/[\w-]+\/[\w.-]+$/]],
    not: /^\/(?:features|pricing|marketplace|sponsors|topics|collections|trending|enterprise|team|apps|site|security|customer-stories|readme|notifications|issues|pulls|codespaces|new)(?:$|\/)|^\/orgs$/i,
  },
  {
    network: 'gitlab',
    kind: 'code',
    hosts: ['gitlab.com'],
    paths: [[/^\/[\w.-]+(?:\/[\w.-]+){0,2}$/]],
    not: /^\/(?:users|explore|dashboard|help)(?:$|\/)/i,
  },
  {
    network: 'bitbucket',
    kind: 'code',
    hosts: ['bitbucket.org'],
    paths: [[/^\/[\w.-]+(?:\/[\w.-]+)?$/]],
    not: /^\/(?:product|account|dashboard)(?:$|\/)/i,
  },
  { network: 'codeberg', kind: 'code', hosts: ['codeberg.org'], paths: [[/^\/[\w.-]+(?:\/[\w.-]+)?$/]] },
  { network: 'gitee', kind: 'code', hosts: ['gitee.com'], paths: [[/^\/[\w.-]+(?:\/[\w.-]+)?$/]] },
  {
    network: 'npm',
    kind: 'code',
    hosts: ['npmjs.com'],
    paths: [[/^\/(?:package|org|~[\w-]+)(?:\/(?:@[\w.-]+\/)?[\w.-]+)?$/]],
    not: /^\/(?:package|org)$/,
  },
  { network: 'pypi', kind: 'code', hosts: ['pypi.org'], paths: [[/^\/(?:project|user|org)\/[\w.-]+$/]] },
  { network: 'docker hub', kind: 'code', hosts: ['hub.docker.com'], paths: [[/^\/(?:r|u|_)\/[\w.-]+(?:\/[\w.-]+)?$/]] },
  {
    network: 'hugging face',
    kind: 'code',
    hosts: ['huggingface.co'],
    paths: [[/^\/[\w.-]+(?:\/[\w.-]+)?$/]],
    not: /^\/(?:docs|models|datasets|spaces|pricing|join)(?:$|\/)/i,
  },
  { network: 'stack overflow', kind: 'code', hosts: ['stackoverflow.com'], paths: [[/^\/users\/\d+(?:\/[\w-]+)?$/]] },
  {
    network: 'tripadvisor',
    kind: 'review',
    hosts: [
      'tripadvisor.com',
      'tripadvisor.de',
      'tripadvisor.fr',
      'tripadvisor.es',
      'tripadvisor.it',
      'tripadvisor.nl',
      'tripadvisor.at',
      'tripadvisor.ch',
      'tripadvisor.se',
      'tripadvisor.dk',
      'tripadvisor.jp',
      'tripadvisor.ru',
      'tripadvisor.ca',
      'tripadvisor.pt',
      'tripadvisor.co.uk',
      'tripadvisor.com.au',
      'tripadvisor.com.br',
      'tripadvisor.com.mx',
      'tripadvisor.com.tr',
      'tripadvisor.com.gr',
      'tripadvisor.in',
      'tripadvisor.ie',
      'no.tripadvisor.com',
    ],
    paths: [
      [/^\/(?:Restaurant|Hotel|Attraction|Vacation)\w*_Review-.+$/u],
      [/^\/(?:AttractionProductReview|UserReviewEdit|AirlineReview)-.+$/u],
    ],
  },
  {
    network: 'yelp',
    kind: 'review',
    hosts: [
      'yelp.com',
      'yelp.de',
      'yelp.fr',
      'yelp.es',
      'yelp.it',
      'yelp.nl',
      'yelp.ca',
      'yelp.at',
      'yelp.co.uk',
      'yelp.com.au',
      'yelp.ie',
    ],
    paths: [[/^\/biz\/[^/]+$/u]],
  },
  {
    network: 'trustpilot',
    kind: 'review',
    hosts: [
      'trustpilot.com',
      'trustpilot.de',
      'trustpilot.fr',
      'trustpilot.es',
      'trustpilot.it',
      'trustpilot.nl',
      'trustpilot.dk',
      'trustpilot.se',
      'trustpilot.no',
      'trustpilot.pl',
      'trustpilot.co.uk',
    ],
    paths: [[/^\/review\/[^/]+$/]],
  },
  { network: 'google reviews', kind: 'review', hosts: ['g.page'], paths: [[/^\/(?:r\/)?[^/]+\/review$/]] },
  {
    network: 'g2',
    kind: 'review',
    hosts: ['g2.com'],
    paths: [[/^\/products\/[\w-]+(?:\/reviews)?$/], [/^\/sellers\/[\w-]+$/]],
  },
  {
    network: 'capterra',
    kind: 'review',
    hosts: ['capterra.com', 'capterra.de', 'capterra.fr'],
    paths: [[/^\/(?:p|software)\/\d+\/.+$/]],
  },
  {
    network: 'glassdoor',
    kind: 'review',
    hosts: ['glassdoor.com', 'glassdoor.de', 'glassdoor.fr', 'glassdoor.co.uk', 'glassdoor.ca', 'glassdoor.co.in'],
    paths: [[/^\/(?:Overview|Reviews|Jobs|Bewertungen|Avis)\/.+$/]],
  },
  { network: 'kununu', kind: 'review', hosts: ['kununu.com'], paths: [[/^\/(?:de|at|ch)\/[^/]+$/]] },
  {
    network: 'provenexpert',
    kind: 'review',
    hosts: ['provenexpert.com'],
    paths: [[/^\/(?:[a-z]{2}-[a-z]{2}\/)?[\w-]+$/]],
  },
  { network: 'jameda', kind: 'review', hosts: ['jameda.de'], paths: [[/^\/[\w-]+\/.+$/]] },
  {
    network: 'google maps',
    kind: 'map',
    hosts: ['maps.app.goo.gl', 'goo.gl', 'maps.google.com', 'g.page', 'g.co'],
    paths: [[/^\/maps\/.+$/u], [/^\/[\w.-]{3,}$/]],
    query: ['q', 'cid', 'daddr', 'll', 'ftid'],
  },
  {
    network: 'apple maps',
    kind: 'map',
    hosts: ['maps.apple.com'],
    paths: [[/^\/.*$/u]],
    query: ['q', 'address', 'll', 'auid', 'daddr', 'place-id'],
  },
  { network: 'openstreetmap', kind: 'map', hosts: ['openstreetmap.org'], paths: [[/^\/(?:node|way|relation)\/\d+$/]] },
  { network: 'yandex maps', kind: 'map', hosts: ['maps.yandex.ru'], paths: [[/^\/.+$/u]] },
  {
    network: 'yandex maps',
    kind: 'map',
    hosts: ['yandex.ru', 'yandex.com', 'yandex.kz', 'yandex.by', 'yandex.uz', 'yandex.com.tr'],
    paths: [[/^\/maps\/(?:\d+\/[\w-]+\/)?(?:org|-)\/.+$/u], [/^\/profile\/\d+$/]],
  },
  {
    network: '2gis',
    kind: 'map',
    hosts: ['2gis.ru', '2gis.kz', '2gis.com'],
    paths: [[/^(?:\/\w+)?\/firm\/\d+.*$/], [/^\/\w+\/geo\/\d+.*$/]],
  },
  {
    network: 'app store',
    kind: 'app',
    hosts: ['apps.apple.com', 'itunes.apple.com'],
    paths: [[/^(?:\/\w\w)?\/(?:app|developer)\/.+$/u]],
  },
  {
    network: 'google play',
    kind: 'app',
    hosts: ['play.google.com'],
    paths: [[/^\/store\/apps\/(?:details|dev|developer)$/]],
    query: ['id'],
  },
  {
    network: 'app gallery',
    kind: 'app',
    hosts: ['appgallery.huawei.com', 'appgallery.cloud.huawei.com'],
    paths: [[/^\/.+$/]],
  },
  {
    network: 'microsoft store',
    kind: 'app',
    hosts: ['apps.microsoft.com'],
    paths: [[/^\/(?:store\/)?(?:detail|apps)\/.+$/]],
  },
  {
    network: 'chrome web store',
    kind: 'app',
    hosts: ['chromewebstore.google.com', 'chrome.google.com'],
    paths: [[/^\/(?:webstore\/)?detail\/.+$/u]],
  },
  {
    network: 'rustore',
    kind: 'app',
    hosts: ['rustore.ru', 'apps.rustore.ru'],
    paths: [[/^\/(?:catalog\/)?app\/[\w.]+$/]],
  },
]

const byHost = new Map<string, Network[]>()
for (const network of networks)
  for (const host of network.hosts) byHost.set(host, [...(byHost.get(host) ?? []), network])

/** Sub-domains that stand for a language or a device, not for a profile: `de-de.facebook.com`, `m.youtube.com`. */
const plainSubdomain = /^(?:www\d?|m|mobile|web|en|old|new|touch|business|[a-z]{2}(?:-[a-z]{2})?)\./

/** The profile that an address leads to; null for share links, posts, logins, embeds and the networks' own pages. */
export function socialProfile(url: string): SocialProfile | null {
  if (url.length > 2000) return null
  const address = URL.parse(url.startsWith('//') ? `https:${url}` : url.trim())
  if (address === null || !/^https?:$/.test(address.protocol)) return null
  const host = address.hostname.replace(/\.$/, '')
  const path = pathOf(address)
  const map = googleMap(host, path)
  if (map) return profile(address, { network: 'google maps', kind: 'map', hosts: [] }, 'map', true)
  const candidates = byHost.get(host) ?? byHost.get(host.replace(plainSubdomain, ''))
  for (const network of candidates ?? []) {
    const kind = kindOf(network, path, address.searchParams)
    if (kind !== null) return profile(address, network, kind, false)
  }
  if (candidates !== undefined) return null
  if (fediverseHost.test(host) && /^\/@[\w.-]{1,60}$/.test(path)) {
    return profile(address, { network: 'mastodon', kind: 'social', hosts: [] }, 'social', false)
  }
  return ownSubdomain(address, host, path)
}

/** Servers of the fediverse are many, and most are called so. */
const fediverseHost = /^(?:mastodon|mstdn|masto|social|toot|pixelfed|fediverse)\./

/** Accounts in messengers that people follow as they follow a page: official accounts of LINE, channels of KakaoTalk and WhatsApp. */
export function isFollowed({ network, url }: SocialProfile): boolean {
  if (network === 'line') return /^https?:\/\/(?:lin\.ee|page\.line\.me)\/|\/ti\/p\/(?:@|%40)/i.test(url)
  if (network === 'kakao') return /^https?:\/\/pf\.kakao\.com\//i.test(url)
  return network === 'whatsapp' && /whatsapp\.com\/channel\//i.test(url)
}

function kindOf(network: Network, path: string, query: URLSearchParams): ProfileKind | null {
  const needsQuery = path === '/' || /\.p(?:hp|l)$|\/send$|\/details$|\/dev(?:eloper)?$/.test(path)
  if (needsQuery && !network.query?.some((parameter) => query.get(parameter))) return null
  // “facebook.com/facebook” is what samples link to.
  if (network.not?.test(path) || path.slice(1).toLowerCase() === network.network) return null
  // A place or a share link of a profile stands under a segment that else means none.
  const specific = network.paths?.find(([pattern]) => pattern !== name && pattern !== anyName && pattern.test(path))
  const general = commonNot.test(path) ? undefined : network.paths?.find(([pattern]) => pattern.test(path))
  const found = specific !== undefined && (path.split('/').length > 2 || !commonNot.test(path)) ? specific : general
  if (found !== undefined) return found[1] ?? network.kind
  return needsQuery && network.kind !== 'social' ? network.kind : null
}

function ownSubdomain(address: URL, host: string, path: string): SocialProfile | null {
  const dot = host.indexOf('.')
  const [network] = byHost.get(host.slice(dot + 1)) ?? []
  if (network?.subdomains === undefined || !network.subdomains.test(host.slice(0, dot)) || path !== '/') return null
  return profile(address, network, network.kind, false)
}

function googleMap(host: string, path: string): boolean {
  return (
    /^(?:www\.)?google\.(?:com|[a-z]{2}|com?\.[a-z]{2})$/.test(host) &&
    /^\/maps(?:$|\/(?!embed|api|d\/embed))/.test(path)
  )
}

function profile(address: URL, network: Network, kind: ProfileKind, keepsQuery: boolean): SocialProfile {
  const written = new URL(address)
  written.hash = ''
  for (const parameter of new Set(written.searchParams.keys()))
    if (!keepsQuery && !network.query?.includes(parameter)) written.searchParams.delete(parameter)
  return { network: network.network, kind, url: written.href }
}

function pathOf(address: URL): string {
  let path = address.pathname.slice(0, 500)
  try {
    path = decodeURIComponent(path)
  } catch {
    // A broken escape is read as it stands.
  }
  return path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
}
