/**
 * How a consent banner speaks: what it is about and what it asks for. One of each is needed, since “privacy” alone also
 * stands in every footer. Lower case; the function that reads them runs inside the page.
 */
export interface ConsentWords {
  topics: readonly string[]
  actions: readonly string[]
}

export const consentWords: ConsentWords = {
  topics: [
    ...['cookie', 'gdpr', 'ccpa', 'tracking technolog', 'your privacy', 'dsgvo', 'rgpd', 'lgpd', 'kvkk'],
    ...[
      'datenschutz',
      'vie privée',
      'traceurs',
      'privacidad',
      'privacidade',
      'riservatezza',
      'prywatnoś',
      'plików cook',
    ],
    ...['informasjonskaps', 'integritet', 'soukrom', 'çerez', 'куки', 'файлы cookie', 'конфиденциальност'],
    ...['クッキー', 'プライバシー', '隐私', '隱私', '쿠키', '개인정보', 'ملفات تعريف الارتباط', 'الخصوصية', 'עוגיות'],
  ],
  actions: [
    ...[
      'accept',
      'agree',
      'allow all',
      'allow cookies',
      'got it',
      'i understand',
      'reject',
      'decline',
      'consent',
      'opt out',
    ],
    ...[
      'manage preferences',
      'by continuing',
      'by using',
      'akzeptier',
      'zustimm',
      'einverstanden',
      'ablehnen',
      'auswahl',
    ],
    ...[
      'verstanden',
      'accepter',
      'tout refuser',
      "j'accepte",
      'j’accepte',
      'aceptar',
      'acepto',
      'rechazar',
      'entendido',
    ],
    ...[
      'accetta',
      'acconsent',
      'rifiuta',
      'ho capito',
      'aceitar',
      'aceito',
      'recusar',
      'concordo',
      'accepteren',
      'akkoord',
    ],
    ...['weigeren', 'toestaan', 'godkänn', 'acceptera', 'avvisa', 'godta', 'tillad', 'hyväksy', 'akceptuj', 'zgadzam'],
    ...[
      'odrzu',
      'zgoda',
      'souhlas',
      'přijmout',
      'odmítnout',
      'prijať',
      'elfogad',
      'accept',
      'kabul',
      'reddet',
      'onayl',
    ],
    ...['принять', 'принима', 'соглас', 'отклонить', 'приймаю', 'погодж', '同意', '許可', '受け入れ', '拒否', '接受'],
    ...['拒绝', '拒絕', '동의', '수락', '거부', 'أوافق', 'موافق', 'قبول', 'رفض', 'מסכים', 'αποδοχή', 'αποδέχομαι'],
  ],
}
