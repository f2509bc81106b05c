import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathologicalTexts } from '../list-checks.ts'
import { isFollowed, socialProfile } from './social-networks.ts'

const lines = (text: string) => text.trim().split(/\s*\n\s*/)

test('profiles of the networks are recognised', () => {
  const wrong = lines(`
    facebook social https://www.facebook.com/acme
    facebook social https://de-de.facebook.com/acme.gmbh/
    facebook social https://www.facebook.com/profile.php?id=100012345
    facebook social https://www.facebook.com/groups/acme
    facebook social https://www.facebook.com/pages/Acme/1234
    facebook social https://www.facebook.com/pages/category/Pub/Acme-1234/
    facebook social https://www.facebook.com/share/1AbCdEfGh/
    facebook social https://www.facebook.com/people/Acme/1000123
    instagram social https://instagram.com/acme_x/
    instagram social https://www.instagram.com/explore/locations/123456/acme/
    x social https://twitter.com/acme
    x social https://x.com/acme
    linkedin social https://www.linkedin.com/company/acme/
    linkedin social https://de.linkedin.com/school/acme
    linkedin person https://www.linkedin.com/in/jane-doe/
    youtube social https://www.youtube.com/@acme
    youtube social https://www.youtube.com/channel/UC123
    youtube social https://www.youtube.com/user/acme/videos
    tiktok social https://www.tiktok.com/@acme
    pinterest social https://www.pinterest.de/acme/
    threads social https://www.threads.net/@acme
    mastodon social https://mastodon.social/@acme
    bluesky social https://bsky.app/profile/acme.com
    reddit social https://www.reddit.com/r/acme/
    discord social https://discord.gg/abc123
    discord social https://discord.com/invite/abc123
    telegram social https://t.me/acme
    whatsapp messenger https://wa.me/491701234567
    whatsapp messenger https://api.whatsapp.com/send?phone=491701234567
    vk social https://vk.com/acme
    ok social https://ok.ru/group/123
    weibo social https://weibo.com/u/123456
    line messenger https://line.me/R/ti/p/@acme
    line messenger https://lin.ee/abcdef
    xing social https://www.xing.com/pages/acme
    vimeo social https://vimeo.com/acme
    medium social https://medium.com/@acme
    medium social https://acme.medium.com/
    github code https://github.com/acme
    github code https://github.com/acme/tool
    npm code https://www.npmjs.com/package/@acme/tool
    tripadvisor review https://www.tripadvisor.de/Restaurant_Review-g1-d2-Reviews-Acme.html
    yelp review https://www.yelp.com/biz/acme-berlin
    trustpilot review https://de.trustpilot.com/review/acme.com
    google maps map https://www.google.com/maps/place/Acme/@1,2,3z
    google maps map https://maps.app.goo.gl/abcDEF
    google maps map https://maps.google.com/?cid=123
    spotify social https://open.spotify.com/show/abc
    kakao messenger http://pf.kakao.com/_abcd
    naver social https://blog.naver.com/acme
    bilibili social https://space.bilibili.com/1234
    zhihu social https://www.zhihu.com/org/acme
    note social https://note.com/acme
    app store app https://apps.apple.com/de/app/acme/id123
    google play app https://play.google.com/store/apps/details?id=com.acme
    crunchbase social https://www.crunchbase.com/organization/acme
    glassdoor review https://www.glassdoor.com/Overview/Working-at-Acme-EI_IE1.htm
    tumblr social https://acme.tumblr.com
    tistory social https://acme.tistory.com
    dzen social https://dzen.ru/acme
    rutube social https://rutube.ru/channel/1234567/
    vk social https://vkvideo.ru/@acme
    linktree social https://linktr.ee/acme
    meetup social https://www.meetup.com/acme-friends/
    mastodon social https://social.acme.example/@acme
    zalo messenger https://zalo.me/0901234567
    yandex maps map https://yandex.ru/maps/org/acme/123456/
  `).filter((line) => {
    const [, network, kind, url] = /^(.+) (\w+) (\S+)$/.exec(line)!
    const found = socialProfile(url!)
    return found?.network !== network || found?.kind !== kind
  })
  assert.deepEqual(wrong, [])
})

test('share links, posts, logins, embeds and own pages of networks are no profiles', () => {
  for (const url of lines(`
    https://www.facebook.com/sharer/sharer.php?u=https://acme.test
    https://www.facebook.com/sharer.php?u=x
    https://www.facebook.com/dialog/share?app_id=1
    https://www.facebook.com/plugins/page.php?href=x
    https://www.facebook.com/
    https://www.facebook.com/acme/posts/123
    https://www.facebook.com/policies/cookies
    https://www.facebook.com/tr?id=123
    https://www.facebook.com/profile.php
    https://www.facebook.com/watch/?v=1
    https://www.instagram.com/p/abc/
    https://www.instagram.com/reel/abc/
    https://www.instagram.com
    https://twitter.com/intent/tweet?text=x
    https://twitter.com/share?url=x
    https://x.com/acme/status/123
    https://x.com/home
    https://www.linkedin.com/shareArticle?mini=true
    https://www.linkedin.com/sharing/share-offsite/?url=x
    https://www.linkedin.com/legal/privacy-policy
    https://www.youtube.com/watch?v=abc
    https://www.youtube.com/embed/abc
    https://www.youtube.com/playlist?list=1
    https://www.pinterest.com/pin/create/button/?url=x
    https://www.tiktok.com/@acme/video/123
    https://t.me/share/url?url=x
    https://api.whatsapp.com/send?text=hello
    https://wa.me/?text=hello
    https://vk.com/share.php?url=x
    https://www.reddit.com/submit?url=x
    https://vimeo.com/123456
    https://github.com/features
    https://www.google.com/maps/embed?pb=1
    https://www.google.com/
    https://policies.google.com/privacy
    https://medium.com/@acme/some-story-0a1b2c3d4e5f
    https://acme.test/facebook.com/acme
    mailto:hello@acme.test
    https://www.facebook.com/facebook
    https://www.instagram.com/Instagram/
    not an address
  `))
    assert.equal(socialProfile(url), null, url)
})

test('the address keeps the query that names the profile and nothing else', () => {
  assert.equal(
    socialProfile('https://www.facebook.com/profile.php?id=12&ref=x#top')?.url,
    'https://www.facebook.com/profile.php?id=12',
  )
  assert.equal(socialProfile('https://instagram.com/acme?igshid=1')?.url, 'https://instagram.com/acme')
})

test('recognising profiles completes on pathological texts', () => {
  for (const text of pathologicalTexts) {
    assert.equal(socialProfile(text), null)
    socialProfile(`https://www.facebook.com/${text.slice(0, 1900)}`)
    socialProfile(`https://2gis.ru/${text.slice(0, 1900)}`)
  }
})

test('official accounts and channels in messengers are followed like pages, chats are not', () => {
  const isFollowedAt = (url: string) => {
    const profile = socialProfile(url)
    assert.ok(profile !== null, url)
    return isFollowed(profile)
  }
  for (const url of [
    'https://lin.ee/abcdef',
    'https://line.me/R/ti/p/@acme',
    'https://line.me/R/ti/p/%40acme',
    'http://pf.kakao.com/_abcd',
    'https://whatsapp.com/channel/0029Va',
  ])
    assert.ok(isFollowedAt(url), url)
  for (const url of ['https://wa.me/491701234567', 'https://open.kakao.com/o/abc', 'https://line.me/ti/p/abcdef'])
    assert.ok(!isFollowedAt(url), url)
})
