import type { SpeechLists } from '../../speech/lists.ts'
import type { SomeOf } from '../../word-lists.ts'

export const speech: SomeOf<SpeechLists> = {
  jargon:
    'api|apis|sdk|saas|paas|iaas|b2b|b2c|crm|erp|cms|kpi|kpis|roi|seo|sem|ux|ui ux|devops|backend|back end|frontend|front end|full stack|fullstack|framework|middleware|blockchain|token|tokens|smart contract|proof of work|proof of stake|hash|hashes|node|nodes|peer to peer|p2p|open source|kubernetes|docker|container|cluster|server|vps|vpn|dns|ssl|tls|ssh|http|https|ip|ipv4|ipv6|lan|wlan|voip|sip|ssd|hdd|nvme|raid|raid 5|ram|cpu|gpu|firmware|firewall|router|switch|gateway|proxy|cloud|hosting|backup|malware|ransomware|phishing|endpoint|endpoints|siem|soc 2|iso 27001|encryption|aes|rsa|sso|oauth|saml|2fa|mfa|json|xml|csv|sql|python|javascript|linux|git|ci cd|machine learning|deep learning|llm|llms|big data|analytics|dashboard|dashboards|workflow|workflows|onboarding|compliance|due diligence|stakeholder|stakeholders|benchmark|benchmarking|roadmap|pipeline|pipelines|plugin|plugins|webhook|webhooks|latency|throughput|bandwidth|protocol|runtime|repository|ebitda|esg|supply chain|b2b saas',
  numbers: {
    magnitude: 'k|m|bn|mln|mld|mio|mrd',
    order: 'art|no|nr|n°|nº|§',
  },
  linking: {
    betweenNouns: '&',
    lastOfRow: '&',
  },
}
