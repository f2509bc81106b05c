import type { WordTable } from '../word-table.ts'

/**
 * Short forms of speech that a writer could have written out. Elisions that grammar demands (l’, dell’, qu’) are none, nor
 * are clipped nouns (promo, foto). Languages that are missing have hardly any such forms in print.
 */
export const contractionTable: WordTable<'contractions'> = {
  contractions: {
    en: 'i’m|i’ve|i’ll|i’d|you’re|you’ve|you’ll|you’d|he’s|he’ll|he’d|she’s|she’ll|she’d|it’s|it’ll|it’d|we’re|we’ve|we’ll|we’d|they’re|they’ve|they’ll|they’d|that’s|that’ll|that’d|there’s|there’ll|here’s|what’s|what’re|what’ll|who’s|who’ll|who’d|where’s|when’s|why’s|how’s|how’d|let’s|y’all|isn’t|aren’t|wasn’t|weren’t|don’t|doesn’t|didn’t|haven’t|hasn’t|hadn’t|won’t|wouldn’t|can’t|couldn’t|shouldn’t|mustn’t|mightn’t|needn’t|shan’t|ain’t|gonna|wanna|gotta|kinda|sorta|gimme|lemme|c’mon|could’ve|should’ve|would’ve|must’ve|might’ve|everyone’s|everything’s|something’s|nothing’s',
    de: 'gibt’s|gibts|geht’s|gehts|ist’s|war’s|wär’s|hab’s|haste|biste|willste|kannste|weißte|machste|siehste|hat’s|wird’s|läuft’s|läufts|wie’s|wo’s|was’n|so’n|so’ne|nen|nix|los geht’s|los gehts|auf geht’s|auf gehts|hier geht’s|hier gehts|rein|raus|runter|rüber|rauf|drauf|drin|dran|drum|ran|mal eben|aufs|fürs|ums|durchs|übers|unters|hinters|nich|isses|kriegste|findste|gehste|bringt’s|macht’s|sag’s|nimm’s|probier’s|mach’s',
    fr: 't’es|t’as|t’avais|t’aimes|t’inquiète|t’en fais pas|y’a|j’suis|j’sais|j’ai pas|t’as pas|c’est pas|j’aime pas|y a pas|y’a pas|faut pas|faut juste|faut que|c’est quoi|c’est qui|ça va|ça marche|ça fait|ça donne|ça change|c’est ça|comme ça|ça vous|ça c’est|pas de souci|pas besoin|pas question|perso|resto|restos|ciné|sympa|sympas|ouais|p’tit|p’tits|p’tite|p’tites|j’vais|j’veux',
    es: 'pa’l|pa’lante|palante|p’alante|pa’ que|porfa|porfis|finde|peli|pelis|cole|profe|profes|cumple|cumples|tele|compu|refri|tranqui|chuches|bocata|prota|mijo|mija|nomás|ahorita|to’ el|bici|bicis|boli|mates|depa|maxi|uni|insti|capi|poli|zapas|peque|peques|tranquis|pisci|finde semana',
    pt: 'tá|tô|tava|tamos|pra|pras|pro que|pros|pra você|pra gente|né|cê|cês|ocê|vc|vcs|tb|tbm|blz|vlw|peraí|péra|cadê|d’água|bora|simbora|tou|tás|facul|niver|churras|refri|findi|fds|prof|profe|pq|cmg|ctg|hj|msm|dps|qd',
    nl: 't|zo’n|m’n|z’n|d’r|da’s|dat’s|’s ochtends|’s morgens|’s middags|’s avonds|’s nachts|’s winters|’s zomers|effe|effen|ff|eventjes|mn|kweenie|weetje wel|in ’t|op ’t|aan ’t|is ’t|met ’t|van ’t|voor ’t|als ’t|wat ’n|zo is ’t|hé|joh|nou|’k heb|ik’s|gaat ie|heeft ie|is ie|kan ie|komt ie|wil ie',
    sv: 'nån|nåt|nåra|sån|sånt|såna|nånting|nånstans|dej|mej|sej|kolla in|funkar|fixar|stan’s|hejsan|tjena|typ så|lite’|mån’|ska’|sen så',
    fi: 'mä|sä|mun|sun|mulle|sulle|mulla|sulla|musta|susta|meijän|teijän|niinku|tää|nää|tän|onks|oisko|ois|oon|oot|tuut|kato|oikeesti|semmonen|tämmönen',
    tr: 'napıyorsun|naber|slm|tmm|bişey|bi şey|geliyom|gidiyom|yapıyoz|geliyoz|diyo|oluyo|geliyo|nerde|burda|şurda|orda|noluyor|nolur|hadi gel|hadi ama',
    ru: 'щас|чё|ваще|вобще|тыща|тыщи|хошь|скока|стока|када|тада|чтоб|норм|спс|пжл|плиз|инфа|фотки|фотка|видос|видосы|комп|компы|инет',
    ja: 'じゃない|じゃなく|じゃあ|しちゃう|しちゃい|ちゃった|なきゃ|なくちゃ|っていう|ってこと|なんです|なんだ|じゃん|やっぱり|やっぱ|すごく|めっちゃ|いろんな|しちゃおう|なんて',
    ko: '이건|그건|저건|이게|그게|저게|뭘|뭐가|뭔가|난|넌|거예요|거에요|이걸|그걸|누굴|어딜|여긴|거긴|근데|그럼|그치|맞죠|하죠|되죠',
  },
}
