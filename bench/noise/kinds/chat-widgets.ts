/** Chats in the corner: there or not, open or closed, with somebody or nobody behind them. */
import { inLanguage, inserted, onceInserted } from '../inserted.ts'
import type { NoiseKind } from '../kind.ts'

const words = {
  en: [
    'Chat with us',
    'Hi! How can we help?',
    'We are online',
    'We are offline. Leave a message.',
    'We usually reply in a few minutes',
    'Send',
  ],
  de: [
    'Chatten Sie mit uns',
    'Hallo! Wie können wir helfen?',
    'Wir sind online',
    'Wir sind offline. Hinterlassen Sie eine Nachricht.',
    'Wir antworten meist in wenigen Minuten',
    'Senden',
  ],
  fr: [
    'Discutez avec nous',
    'Bonjour ! Comment pouvons-nous vous aider ?',
    'Nous sommes en ligne',
    'Nous sommes hors ligne. Laissez un message.',
    'Nous répondons en quelques minutes',
    'Envoyer',
  ],
  es: [
    'Chatea con nosotros',
    '¡Hola! ¿En qué podemos ayudarle?',
    'Estamos en línea',
    'No estamos en línea. Deje un mensaje.',
    'Solemos responder en minutos',
    'Enviar',
  ],
}

export const kind: NoiseKind = {
  name: 'chat-widgets',
  readings(site, random) {
    const [chat, hello, online, offline, soon, send] = inLanguage(words, site.language) as [
      string,
      string,
      string,
      string,
      string,
      string,
    ]
    const agents = ['Mara', 'Jonas', 'Elif', 'Tom', 'Inès']
    const shapes: ((isOnline: boolean) => string)[] = [
      (on) =>
        `<div id="intercom-container" class="intercom-namespace"><div class="intercom-lightweight-app"><div class="intercom-launcher" role="button" aria-label="${chat}">${on ? online : offline}</div></div></div>`,
      (on) =>
        `<div id="drift-widget-container"><div class="drift-widget-message-preview"><p>${hello}</p><small>${on ? soon : offline}</small></div></div>`,
      (on) =>
        `<div id="tawk-bubble-container" class="tawk-min-container"><button class="tawk-button">${on ? chat : offline}</button></div>`,
      (on) =>
        `<div class="crisp-client"><div id="crisp-chatbox" data-availability-online="${on}"><a class="cc-1xry"><span data-chat-status>${on ? online : offline}</span></a><div class="cc-tlyw"><p>${hello}</p><span>${random.pick(agents)}</span></div></div></div>`,
      (on) =>
        `<div id="hubspot-messages-iframe-container"><div class="initial-message-bubble"><h3>${random.pick(agents)}</h3><p>${on ? hello : offline}</p></div></div>`,
      (on) => `<div class="zEWidget-launcher" id="launcher"><button>${on ? chat : offline}</button></div>`,
      (on) =>
        `<div class="nta-wa whatsapp-widget wa-chat-box"><div class="wa__popup_heading"><h3>${chat}</h3><p>${on ? soon : offline}</p></div><a href="https://wa.me/15550100" class="wa__popup_content_item"><b>${random.pick(agents)}</b> ${on ? online : offline}</a></div>`,
      (on) =>
        `<div class="live-chat chat-widget" id="chat-widget-container"><header><strong>${chat}</strong><span class="status">${on ? online : offline}</span></header><form><textarea placeholder="${hello}"></textarea><button>${send}</button></form></div>`,
      (on) =>
        `<div id="fc_frame" class="fc-widget-normal freshchat"><div class="fc-conversation">${hello}<br>${on ? soon : offline}</div></div>`,
      (on) =>
        `<div class="LPMcontainer LPMoverlay" role="button" tabindex="0"><span class="LPMlabel">${on ? chat : offline}</span></div>`,
    ]
    const shape = random.pick(shapes)
    if (random.chance(0.5)) return onceInserted(site, random, 'end', shape(random.chance(0.5)))
    return inserted(site, { spot: 'end', draw: (visit) => shape(visit === 0) })
  },
}
