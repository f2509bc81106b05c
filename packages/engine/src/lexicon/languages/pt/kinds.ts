import type { KindsLists } from '../../kinds/lists.ts'

export const kinds: KindsLists = {
  kinds: {
    hotel: 'hotel|hotéis|hotel boutique|hotel fazenda|hotel rural|motel|apart-hotel|apart hotel|hotel de charme',
    'guest-house':
      'pousada|pousadas|casa de hóspedes|alojamento local|bed and breakfast|b&b|guest house|guesthouse|pensão|turismo de habitação|casa de hospedagem',
    hostel: 'hostel|hostels|albergue|albergue da juventude|pousada da juventude|albergues',
    inn: 'estalagem|estalagens|hospedaria|hospedarias',
    'holiday-home':
      'casa de férias|casas de férias|casa de temporada|aluguel por temporada|aluguel de temporada|chalé|chalés|villa|moradia de férias|apartamento de férias|apartamentos de férias|apartamentos turísticos|turismo rural|cabana|cabanas|arrendamento de férias|casa de campo|bangalôs|flats por temporada',
    'mountain-hut': 'refúgio de montanha|abrigo de montanha|casa de montanha',
    campsite:
      'parque de campismo|camping|campismo|área de camping|glamping|parques de campismo|área de autocaravanas|caravanismo',
    resort:
      'resort|resorts|complexo turístico|aldeamento turístico|estância de esqui|resort all inclusive|empreendimento turístico',
    'farm-stay':
      'agroturismo|turismo de fazenda|quinta de turismo rural|herdade turística|enoturismo rural|hospedagem na fazenda',
    accommodation: 'alojamento|hospedagem|alojamentos|acomodação|acomodações|alojamento turístico',
    'student-residence':
      'residência de estudantes|residência universitária|residência estudantil|residências universitárias|moradia estudantil|república de estudantes|alojamento para estudantes|coliving|residências para estudantes',
    restaurant:
      'restaurante|restaurantes|churrascaria|churrascarias|marisqueira|tasca|bistrô|steakhouse|hamburgueria|taberna|comida japonesa|rodízio|lanchonete|restaurante japonês|restaurante italiano|marmitaria|sushi|hamburgueria artesanal|esfiharia|self-service|marmitas|temakeria|petiscos|comida caseira',
    pizzeria: 'pizzaria|pizzarias|pizza delivery|restaurante pizzaria|pizzas artesanais|rodízio de pizza',
    cafe: 'café|cafeteria|cafetaria|cafeterias|coffee shop|casa de chá|salão de chá|cafetarias',
    bar: 'bar|bares|bar de vinhos|cocktail bar|boteco|botequim|wine bar|barzinho|lounge bar',
    pub: 'pub|pubs|choperia|cervejaria|irish pub|cervejarias',
    nightclub: 'discoteca|discotecas|boate|casa noturna|balada|clube noturno|casas noturnas',
    bakery:
      'padaria|padarias|padaria artesanal|padeiro|panificadora|panificação|confeitaria e padaria|padaria e pastelaria',
    butcher: 'açougue|talho|açougues|talhos|casa de carnes|boutique de carnes|charcutaria|talho online|açougueiro',
    'pastry-shop':
      'pastelaria|pastelarias|confeitaria|doceria|chocolateria|confeiteira|bolos personalizados|cake designer|confeitarias|bolos artísticos|bolos decorados|bolos de casamento|doces finos|chocolataria|brigadeiria|bolos caseiros|confeiteiro|boleria|chocolates artesanais',
    'ice-cream-parlour':
      'gelataria|geladaria|sorveteria|gelateria|gelados artesanais|sorvetes artesanais|sorveterias|açaiteria|gelato artesanal|sorvetes',
    catering:
      'catering|serviço de catering|buffet|empresa de catering|buffet para eventos|buffet infantil|buffet para casamento|chef em casa|personal chef|buffet de casamento|refeições coletivas|coffee break',
    'food-truck': 'food truck|food trucks|comida de rua|street food',
    brewery:
      'cervejaria artesanal|cerveja artesanal|cervejeira|microcervejaria|fábrica de cerveja|cervejas artesanais|cervejeira artesanal|cervejarias artesanais',
    winery:
      'vinícola|adega|adegas|vinha|vinhas|produtor de vinho|quinta vinícola|vinicultor|viticultor|vinícolas|enoturismo|casa agrícola vitivinícola|produtores de vinho|adega cooperativa|herdade|vinhos do douro',
    distillery:
      'destilaria|destilarias|alambique|cachaçaria|cachaça artesanal|aguardente|gin artesanal|licores artesanais',
    'coffee-roaster':
      'torrefação|torrefação de café|torra de café|torrefadora|cafés especiais|café especial|torrefação artesanal|torrefacção',
    delicatessen:
      'delicatessen|mercearia fina|empório|produtos gourmet|charcutaria fina|mercearia gourmet|loja gourmet|queijos e vinhos|empório gourmet',
    'food-producer':
      'indústria alimentícia|indústria alimentar|produtor de alimentos|empresa alimentar|fabricante de alimentos|lagar|azeite extravirgem|azeite virgem extra|conserveira|apicultor|mel|apicultura|alimentos saudáveis|produtos alimentares|empresa de alimentos|frigorífico|polpa de frutas|conservas de peixe|alimentos congelados',
    farm: 'quinta|fazenda|fazendas|sítio agrícola|agricultor|agricultores|horta biológica|agropecuária|exploração agrícola|agricultura biológica|produtor rural|quinta pedagógica|quinta biológica|produtores rurais|produção agrícola|horticultor|fazendinha|agricultura familiar|agricultura orgânica',
    dairy: 'laticínios|queijaria|leitaria|queijos artesanais|laticínio|queijo artesanal|lacticínios|queijarias',
    'beach-club': 'beach club|clube de praia|bar de praia|concessão de praia|barraca de praia',
    'music-venue':
      'casa de shows|sala de concertos|casa de espetáculos|clube de jazz|salas de concertos|música ao vivo|auditório',
    'event-venue':
      'espaço para eventos|espaço de eventos|casa de festas|salão de festas|salão de eventos|centro de convenções|quinta para eventos|centro de congressos|espaços para eventos|casa de eventos|casa de festas infantis|quinta de eventos|centro de eventos|sala de eventos|sítio para eventos|aluguer de salas|aluguel de salão',
    'wedding-venue':
      'quinta para casamentos|espaço para casamento|espaço para casamentos|quinta de casamentos|quintas para casamentos|espaço de casamento|sítio para casamento|local para casamento',
    theatre: 'teatro|teatros|companhia de teatro|grupo de teatro|ópera|companhia teatral|circo|companhia de dança',
    cinema: 'cinema|cinemas|sala de cinema|cineclube|salas de cinema',
    museum: 'museu|museus|casa-museu|ecomuseu|centro de interpretação|museu de arte|museu municipal',
    gallery: 'galeria de arte|galerias de arte|galeria|galeria de arte contemporânea|centro de arte|espaço expositivo',
    zoo: 'zoológico|jardim zoológico|zoo|aquário|parque zoológico|oceanário|parque biológico|bioparque',
    'theme-park':
      'parque temático|parque de diversões|parque aquático|parques temáticos|parques aquáticos|parque de diversão',
    'adventure-park':
      'parque aventura|parque de aventura|arborismo|tirolesa|parque de trampolins|turismo de aventura|paintball|kartódromo|karting|animação turística|rafting|esportes de aventura',
    'escape-room': 'escape room|escape rooms|jogo de fuga|sala de fuga|jogos de fuga|escape game',
    'indoor-playground':
      'parque infantil|parque de diversão infantil|ludoteca|parque infantil coberto|brinquedoteca|espaço infantil|centro de atividades infantis|espaço kids',
    'bowling-alley': 'bowling|boliche|laser tag|sala de jogos|bilhar|boliches',
    'swimming-pool':
      'piscina municipal|piscinas municipais|complexo de piscinas|centro aquático|piscina coberta|complexo aquático',
    spa: 'spa|day spa|termas|balneário termal|centro de bem-estar|spas|estância termal|talassoterapia|águas termais|retiro de bem-estar|spa urbano|retiros',
    sauna: 'sauna|saunas|banho turco|hammam|ofurô',
    marina:
      'marina|marinas|porto de recreio|estaleiro|estaleiros|estaleiro naval|aluguer de iates|aluguer de veleiros|charter náutico|garagem náutica',
    'boat-rental':
      'aluguer de barcos|aluguel de barcos|aluguel de lanchas|passeios de barco|aluguer de kayaks|aluguel de lancha|passeio de barco|aluguel de caiaques|aluguer de embarcações|passeios de lancha|passeio de lancha|aluguel de iates',
    'bike-rental':
      'aluguer de bicicletas|aluguel de bicicletas|aluguer de bicicletas elétricas|aluguel de bikes|bicicletas partilhadas|bike sharing',
    'tour-operator':
      'operador turístico|operadora de turismo|operadores turísticos|safari|operadora de viagens|tour operator|receptivo turístico|safaris|turismo receptivo|expedições',
    'guided-tours':
      'visitas guiadas|passeios guiados|guia turístico|guia de turismo|visita guiada|guias turísticos|tours privados|free walking tour|guia de montanha|passeios turísticos|trilhas guiadas|caminhadas guiadas|excursões|walking tours|city tour',
    'travel-agency':
      'agência de viagens|agências de viagens|viagens à medida|agência de turismo|agente de viagens|viagens personalizadas|agência de viagem|pacotes de viagens|viagens organizadas|consultora de viagens|roteiros personalizados',
    'travel-guide': 'guia de viagem|guia de viagens|guia da cidade|guias de viagem|guia local|dicas de viagem',
    'tourist-office':
      'posto de turismo|informações turísticas|entidade de turismo|secretaria de turismo|turismo de portugal|centro de informações turísticas|posto de informação turística|convention bureau|portal de turismo',
    festival:
      'festival|festivais|festival de música|festival de cinema|carnaval|bienal|festival internacional|festa popular|mostra de cinema|bloco de carnaval',
    conference:
      'conferência|congresso|feira|simpósio|hackathon|cimeira|congressos|feira internacional|convenção|feira de negócios|encontro nacional|summit|seminário internacional',
    casino:
      'casino|cassino|cassino online|apostas esportivas|casa de apostas|casino online|apostas desportivas|bingo|casas de apostas|apostas online',
    'golf-course': 'campo de golfe|clube de golfe|golfe|academia de golfe|campos de golfe|golf club|golf',
    'ski-school': 'escola de esqui|aulas de esqui|escola de snowboard|aulas de snowboard',
    'surf-school':
      'escola de surf|surf camp|aulas de surf|escola de surfe|escola de kitesurf|aulas de surfe|surf school|aulas de kitesurf|escolas de surf',
    'diving-school':
      'centro de mergulho|escola de mergulho|cursos de mergulho|operadora de mergulho|curso de mergulho|batismo de mergulho',
    'riding-school':
      'escola de equitação|centro hípico|aulas de equitação|hípica|centro equestre|passeios a cavalo|escola equestre|sociedade hípica|hipismo|equoterapia',
    'climbing-gym': 'ginásio de escalada|academia de escalada|parede de escalada|muro de escalada|escalada indoor',
    gym: 'academia de musculação|ginásio|ginásios|box de crossfit|academia de boxe|crossfit|musculação|academia de ginástica',
    'fitness-studio':
      'estúdio de pilates|studio de pilates|health club|centro de fitness|clube de fitness|pilates|academia fitness|studio fitness|estúdio de treino|studio de treinamento|pilates clínico',
    'personal-trainer':
      'personal trainer|treinador pessoal|treino personalizado|personal trainers|consultoria fitness|preparador físico|treinamento personalizado|treino personalizado online|assessoria esportiva',
    'yoga-studio':
      'estúdio de yoga|escola de yoga|aulas de yoga|centro de yoga|studio de yoga|professora de yoga|professor de yoga|yoga',
    'dance-school':
      'escola de dança|academia de dança|estúdio de dança|aulas de dança|escola de ballet|escola de balé|studio de dança|ballet|escola de danças',
    'martial-arts-school':
      'artes marciais|academia de artes marciais|karaté|judo|dojo|krav maga|taekwondo|jiu-jitsu|academia de jiu-jitsu|escola de artes marciais|muay thai|kung fu|aikido|capoeira|defesa pessoal|jiu jitsu',
    'sports-club':
      'clube desportivo|clube esportivo|clube de futebol|clube de natação|associação desportiva|escola de futebol|clube náutico|clube de ténis de mesa|clube de atletismo|grupo desportivo|clube de regatas|iate clube|escolinha de futebol|clube naval|clube de basquetebol|clube de voleibol|clube de xadrez|clube de ciclismo|clube de rugby|associação atlética|clube de montanhismo|união desportiva|clube de remo|clube de ginástica|clube de tiro|sporting clube|clube de andebol',
    'sports-team':
      'equipa de futebol|time de futebol|equipa de ciclismo|equipe de corrida|time de basquete|equipe de vôlei|equipa profissional|time profissional|equipe de esports',
    'sports-federation':
      'federação desportiva|federação esportiva|federação portuguesa de|confederação brasileira de|federação de futebol|liga de futebol|associação de futebol|comité olímpico',
    'tennis-club':
      'clube de ténis|academia de ténis|escola de ténis|clube de padel|campos de padel|quadras de tênis|beach tennis|padel',
    choir: 'coro|coral|grupo coral|orfeão|coro de câmara|coros|canto coral|coral para casamento|coro polifónico',
    orchestra:
      'orquestra|orquestra sinfónica|banda filarmónica|filarmónica|banda de música|orquestra de câmara|quarteto de cordas|orquestra filarmônica|sociedade filarmónica|banda sinfónica',
    band: 'banda de rock|banda de covers|banda para casamento|grupo musical|banda de baile|banda de jazz|música para casamentos|música ao vivo para eventos|banda cover|banda para eventos|conjunto musical|banda musical|banda de forró',
    dj: 'dj|dj para casamentos|disc jockey|dj para eventos|dj para casamento|dj para festas',
    'event-agency':
      'agência de eventos|organização de eventos|empresa de eventos|produtora de eventos|organizador de eventos|produção de eventos|eventos corporativos|team building|cerimonial e eventos|assessoria de eventos|gestão de eventos corporativos|organizadora de eventos|eventos empresariais|promotor de eventos',
    'wedding-planner':
      'wedding planner|organização de casamentos|assessoria de casamento|cerimonialista|assessoria de casamentos|celebrante de casamentos|celebrante de casamento|cerimonial de casamento|planeamento de casamentos|assessoria e cerimonial|wedding planners',
    'event-service':
      'aluguer de tendas|aluguel de tendas|som e iluminação|cabine de fotos|aluguel de brinquedos|insufláveis|animação infantil|mágico|locação de equipamentos para eventos|decoração de festas|decoração de eventos|aluguer de insufláveis|locação de tendas|animação de festas|recreação infantil|aluguel de mesas e cadeiras|decoração de casamentos|fogo de artifício|fogos de artifício|sonorização|pirotecnia|cabine fotográfica|locação de som|aluguer de som|totem fotográfico|decoração de festas infantis|montagem de stands',
    'medical-practice':
      'consultório médico|centro médico|clínica médica|policlínica|centro de saúde|consultório|centros médicos|consultórios médicos|clínica de especialidades|unidade de saúde|posto médico',
    doctor:
      'médico|médica|médicos|dermatologista|pediatra|cirurgião|cirurgião plástico|cardiologista|ginecologista|oftalmologista|psiquiatra|ortopedista|cirurgia plástica|urologista|medicina estética|endocrinologista|médico de família|otorrinolaringologista|clínico geral|neurologista|dermatologia|nutrólogo|pediatria|reumatologista|cirurgião vascular',
    dentist:
      'dentista|dentistas|clínica dentária|consultório odontológico|odontologia|clínica odontológica|médico dentista|medicina dentária|cirurgião-dentista|implantes dentários|clínicas dentárias|clínica dental|clínica de medicina dentária|odontólogo|cirurgião dentista|implantodontia|odontopediatria|consultório dentário|implantologia',
    orthodontist:
      'ortodontista|ortodontia|ortodontistas|clínica de ortodontia|aparelho ortodôntico|ortodontia invisível',
    clinic:
      'clínica|clínicas|clínica estética|clínica de fertilidade|clínica de estética avançada|clínica oftalmológica|clínica de olhos|centro de diagnóstico|reprodução humana|clínica de recuperação|procriação medicamente assistida|diagnóstico por imagem|clínica de reabilitação|clínica da mulher|clínica capilar|clínica dermatológica|clínica de medicina estética',
    hospital:
      'hospital|hospitais|hospital privado|centro hospitalar|santa casa|cuidados paliativos|hospital universitário|pronto-socorro',
    physiotherapist:
      'fisioterapeuta|fisioterapeutas|fisioterapia|clínica de fisioterapia|centro de fisioterapia|fisioterapia e reabilitação|fisioterapia pélvica|medicina física e de reabilitação|fisioterapia domiciliar|fisioterapia ao domicílio',
    chiropractor: 'quiroprático|quiropraxia|quiropata|clínica de quiropraxia|quiropraxista|quiroprática',
    osteopath: 'osteopata|osteopatas|osteopatia|clínica de osteopatia',
    'speech-therapist': 'terapeuta da fala|terapia da fala|fonoaudióloga|fonoaudiologia|fonoaudiólogo|fonoaudiólogas',
    'occupational-therapist': 'terapeuta ocupacional|terapia ocupacional|psicomotricidade|integração sensorial',
    psychotherapist:
      'psicólogo|psicóloga|psicólogos|psicoterapeuta|psicoterapia|psicologia|clínica de psicologia|consultório de psicologia|psicanalista|psicologia clínica|psicanálise|consultas de psicologia|psicóloga clínica|psicólogo online|psicoterapeutas|terapia online|psicóloga online|psicólogo clínico|neuropsicóloga|terapia cognitivo-comportamental',
    naturopath:
      'naturopata|naturopatia|acupuntura|acupunturista|homeopatia|homeopata|medicina chinesa|medicina tradicional chinesa|ervanária|terapias holísticas|terapeuta holística|medicina natural|ayurveda|terapias alternativas|terapias naturais|reflexologia|medicinas alternativas|medicina integrativa|terapias complementares|produtos naturais e ervanária|terapias integrativas',
    podiatrist: 'podólogo|podóloga|podologia|podologista|clínica de podologia|podólogos',
    midwife: 'parteira|parteiras|doula|doulas|enfermeira obstetra|parto domiciliar|casa de parto',
    nurse:
      'enfermagem ao domicílio|enfermeiro|enfermeira|serviços de enfermagem|enfermeiros|cuidados de enfermagem|enfermagem domiciliar|enfermagem',
    'home-care':
      'apoio domiciliário|cuidadores de idosos|home care|cuidador de idosos|serviço de apoio domiciliário|cuidados ao domicílio|assistência domiciliar|cuidadora de idosos|apoio a idosos|cuidados domiciliários|atenção domiciliar|cuidado de idosos|acompanhante de idosos',
    'care-home':
      'lar de idosos|casa de repouso|residência sénior|lares de idosos|centro de dia|residencial sênior|residência geriátrica|residencial para idosos|casa de repouso para idosos|residências sénior|residencial geriátrico|instituição de longa permanência para idosos|clínica geriátrica',
    pharmacy:
      'farmácia|farmácias|drogaria|parafarmácia|farmácia de manipulação|farmacêutico|farmácia online|drogarias|farmácia homeopática',
    optician:
      'ótica|óticas|óptica|oculista|óculos|optometrista|óculos de sol|óticas online|óculos de grau|lentes de contacto|lentes de contato|ópticas|armações de óculos',
    'hearing-aids':
      'aparelhos auditivos|centro auditivo|audiologista|aparelho auditivo|audiologia|soluções auditivas|aparelhos para surdez|próteses auditivas',
    laboratory:
      'laboratório|laboratórios|laboratório de análises clínicas|análises clínicas|laboratório dentário|laboratório de prótese dentária|laboratório de análises|prótese dentária|medicina diagnóstica|laboratório clínico|exames laboratoriais|laboratório de ensaios',
    veterinarian:
      'veterinário|veterinária|veterinários|clínica veterinária|hospital veterinário|centro veterinário|consultório veterinário|clínicas veterinárias|médico veterinário|veterinário ao domicílio|medicina veterinária|veterinário em domicílio',
    kennel:
      'hotel canino|hotel para cães|creche para cães|hotel para gatos|hotel de animais|creche canina|hotel para cachorros|hospedagem para cães|hotel pet|creche para cachorros|hotelzinho para cães|hotel para animais|day care canino|hotel felino|hospedagem de cães|hospedagem para gatos',
    'dog-school':
      'adestramento de cães|adestrador|treino canino|escola canina|treinador de cães|adestrador de cães|adestramento canino|educação canina|treino de cães|escola de cães|educador canino|adestramento|comportamentalista canino|centro de treino canino',
    'dog-groomer':
      'banho e tosa|tosquias|grooming|salão de beleza canino|pet grooming|banhos e tosquias|tosquia de cães|tosquia canina|estética animal|estética canina|groomer|tosquiadora',
    breeder:
      'criador|criadores|canil|canis|criador de cães|filhotes à venda|criador de gatos|criação de cães|gatil|cachorros à venda|criação de cavalos|coudelaria|haras|filhotes|criadores de cães|criação de gatos|ninhadas',
    'animal-shelter':
      'abrigo de animais|associação de proteção animal|canil municipal|associação protetora de animais|adoção de animais|ong de animais|proteção animal|santuário de animais|adoção de cães|resgate de animais|abrigo animal|adoção de gatos|centro de recolha oficial|protetores de animais',
    'pet-sitter':
      'pet sitter|pet sitting|passeador de cães|dog walker|cuidador de animais|dog sitter|cat sitter|petsitter|passeio de cães|passeadores de cães|pet sitters|babá de cães|babá de gatos',
    'riding-stable':
      'estábulo|cocheira|pensão de cavalos|cavalariças|estabulagem de cavalos|hospedagem de cavalos|hotel para cavalos',
    hairdresser:
      'cabeleireiro|cabeleireiros|cabeleireira|salão de cabeleireiro|salão de cabeleireiros|hair stylist|cabeleireiro feminino|salão de beleza e cabeleireiro|terapia capilar|hairstylist',
    barber: 'barbearia|barbearias|barbeiro|barber shop|barbeiros|barbershop',
    'beauty-salon':
      'salão de beleza|centro de estética|instituto de beleza|esteticista|clínica de estética|depilação a laser|maquiadora|maquilhadora|estética|depilação|micropigmentação|extensão de cílios|gabinete de estética|salões de beleza|design de sobrancelhas|extensão de pestanas|tratamentos estéticos|maquilhadora profissional|maquiadora profissional|estética avançada|depilação laser|depilação definitiva|estúdio de beleza|espaço de beleza|estética facial|studio de beleza|estética facial e corporal|maquiagem profissional|harmonização facial|studio de sobrancelhas|esmalteria e beleza',
    'nail-salon':
      'manicure|esmalteria|salão de unhas|nail designer|unhas de gel|manicure e pedicure|unhas em gel|alongamento de unhas|nail bar|unhas de gelinho|studio de unhas',
    'massage-practice':
      'massagem|massagens|massagista|massoterapeuta|massoterapia|massagem tailandesa|reiki|shiatsu|massagens terapêuticas|terapeuta de massagem|massagem relaxante|massagem terapêutica|clínica de massagem|massagens de relaxamento|massagistas|massagem tântrica|quiromassagem|drenagem linfática',
    'tattoo-studio':
      'estúdio de tatuagem|tatuador|tatuadora|tatuagem|piercing|estúdio de tatuagens|tatuagens|tattoo|tattoo studio|body piercing|studio de tatuagem|tatuadores',
    coach:
      'coach|coaching|coach de vida|coach executivo|desenvolvimento pessoal|coach profissional|life coach|mentoria|mentora|coaching executivo|coaching de carreira|business coach|coach de carreira|desenvolvimento humano|coaching de vida|coaching empresarial',
    counselling:
      'terapeuta|terapeutas|terapia de casal|hipnoterapeuta|hipnoterapia|aconselhamento|sexóloga|terapia familiar|hipnose|constelação familiar|terapeuta familiar|aconselhamento parental|hipnose clínica|sexologia|terapeuta de casal|constelações familiares|aconselhamento psicológico|terapeuta integrativa|sexólogo|terapia de casais',
    nutritionist:
      'nutricionista|nutricionistas|dietista|consultório de nutrição|nutrição clínica|nutricionista esportiva|consultas de nutrição|nutricionista online|nutrição desportiva|nutricionista clínica|nutrição funcional|nutrição esportiva|nutricionista esportivo',
    kindergarten:
      'jardim de infância|pré-escola|educação infantil|jardim-escola|escola infantil|pré-escolar|escola montessori|jardins de infância|escola de educação infantil|ensino pré-escolar|colégio infantil',
    nursery:
      'creche|creches|berçário|berçários|infantário|infantários|berçário e educação infantil|creche e jardim de infância|creche e pré-escolar|creche familiar',
    childminder:
      'babá|babás|babysitter|babysitting|baby sitter|agência de babás|agência de babysitting|au pair|baby-sitter|cuidadora infantil',
    school:
      'escola|escolas|colégio|colégios|agrupamento de escolas|externato|escola secundária|escola internacional|colégio particular|ensino fundamental|ensino médio|escola primária|escola particular|escola bilíngue|centro educacional|escola privada|escola profissional|escola técnica|instituição de ensino|rede de ensino|escola básica|centro escolar|ensino técnico|colégio privado|escola de artes',
    university:
      'universidade|faculdade|faculdades|instituto politécnico|escola de negócios|instituto superior|universidades|centro universitário|ensino superior|business school|escola superior|instituição de ensino superior|instituto federal|pós-graduação|politécnico',
    academy: 'academia|instituto|academias|academy|institutos',
    'training-centre':
      'centro de formação|formação profissional|empresa de formação|cursos profissionalizantes|centro de treinamento|cursos de formação|treinamento corporativo|entidade formadora|capacitação profissional|treinamentos|treinamento empresarial|escola profissionalizante|formação certificada|curso profissionalizante|formação para empresas|cursos técnicos|centro de formação profissional|treinamentos corporativos|formação contínua|treinamentos e consultoria|cursos livres|escola de formação',
    'driving-school':
      'escola de condução|autoescola|auto escola|centro de formação de condutores|carta de condução|auto-escola|escolas de condução|habilitação de motorista|cfc|autoescolas|aulas de condução|primeira habilitação|aulas de direção|carteira de habilitação|curso de direção defensiva|aulas para habilitados',
    'language-school':
      'escola de idiomas|escola de línguas|escola de inglês|curso de inglês|cursos de línguas|aulas de inglês|cursos de idiomas|aulas de português|centro de línguas|instituto de línguas|cursos de inglês|curso de idiomas|professor de inglês|inglês online|aulas de espanhol|aulas de línguas|professora de inglês|aulas de alemão|aulas de francês|cursos de português|intercâmbio|intercâmbios|agência de intercâmbio',
    'music-school':
      'escola de música|aulas de música|aulas de piano|conservatório|aulas de guitarra|aulas de violão|aulas de canto|academia de música|professor de piano|professora de canto|conservatório de música|professor de violão|aulas de bateria|aulas de violino|escolas de música|professor de canto|professor de guitarra|professora de piano',
    'cooking-school':
      'escola de cozinha|aulas de culinária|curso de gastronomia|escola de gastronomia|cursos de culinária|aulas de cozinha|escola de culinária|workshops de cozinha|escola de hotelaria|cursos de confeitaria|curso de confeitaria',
    'flight-school':
      'escola de aviação|escola de pilotos|aeroclube|aeroclubes|paraquedismo|parapente|escola de voo|formação de pilotos|voo de parapente|passeio de balão|asa delta|curso de piloto|escola de parapente|voo livre|salto de paraquedas',
    'sailing-school':
      'escola de vela|cursos de vela|aulas de vela|escola náutica|carta de marinheiro|arrais amador|curso de vela',
    'swimming-school': 'escola de natação|aulas de natação|academia de natação|natação para bebés|natação infantil',
    tutoring:
      'explicações|centro de explicações|reforço escolar|aulas particulares|apoio ao estudo|sala de estudo|centro de estudos|explicadores|professor particular|apoio escolar|aulas de reforço|professores particulares|aulas de matemática|explicador|explicações online|explicações de matemática|aulas de apoio|acompanhamento escolar|monitoria escolar',
    'exam-preparation':
      'curso preparatório|cursinho|preparação para exames|preparatório para concursos|cursinho pré-vestibular|concursos públicos|cursos preparatórios|preparatório|pré-vestibular|preparação para concursos|simulados|preparatório para concursos públicos|curso para concursos|preparação para o enem|preparatório oab|questões de concursos',
    'online-course':
      'curso online|cursos online|formação online|e-learning|ensino a distância|ead|masterclass|curso a distância|cursos a distância|curso em vídeo|cursos gratuitos|formações online|videoaulas|cursos online gratuitos|cursos ead',
    bootcamp: 'bootcamp|bootcamps|curso intensivo|bootcamp de programação',
    workshop:
      'oficina criativa|workshops|workshop|seminário|seminários|oficinas|palestras e workshops|webinar|oficinas culturais|webinars',
    'teaching-materials':
      'material didático|materiais didáticos|recursos educativos|atividades educativas|fichas de trabalho|material pedagógico|recursos educacionais|materiais pedagógicos|atividades para imprimir|brinquedos educativos|jogos educativos|planos de aula|manuais escolares|atividades escolares|apostilas|livros didáticos|fichas e resumos',
    'translation-service':
      'agência de tradução|empresa de tradução|tradutor|tradutora|tradutores|tradução|serviços de tradução|tradução juramentada|intérprete|intérpretes|tradutor juramentado|traduções|agência de traduções|traduções juramentadas|traduções certificadas|tradução certificada|tradução simultânea|empresa de traduções|tradução técnica|interpretação simultânea|serviços linguísticos',
    library:
      'biblioteca|bibliotecas|biblioteca municipal|biblioteca pública|biblioteca digital|mediateca|rede de bibliotecas',
    builder:
      'construtora|construtoras|empresa de construção|construção civil|empreiteiro|empreiteira|remodelações|reformas|empresa de remodelações|pedreiro|pedreiros|obras e remodelações|construção de casas|casas modulares|reforma de apartamentos|construção e remodelação|reformas residenciais|casas pré-fabricadas|casas de madeira|reabilitação urbana|reforma e construção|reformas e construções|empreiteiros|remodelação de casas|remodelações de interiores|reformas em geral|reabilitação de edifícios|remodelação de apartamentos|casas pré-moldadas|construções e reformas|impermeabilização|construções|remodelação de casas de banho|construções e remodelações|obras em casa|isolamentos térmicos',
    carpenter:
      'carpinteiro|carpinteiros|carpintaria|estruturas de madeira|telhados de madeira|carpintarias|escadas de madeira',
    joinery:
      'marcenaria|marceneiro|marceneiros|móveis planejados|móveis por medida|móveis sob medida|marcenarias|roupeiros por medida|mobiliário por medida|móveis à medida|ambientes planejados|fábrica de móveis|marcenaria sob medida',
    electrician:
      'eletricista|eletricistas|instalações elétricas|eletricista residencial|instalação elétrica|serviços elétricos|instalações eléctricas|manutenção elétrica|empresa de eletricidade|engenharia elétrica|eletricista 24 horas',
    plumber:
      'canalizador|canalizadores|encanador|encanadores|desentupidora|canalização|canalizações|desentupimentos|serviços hidráulicos|desentupidoras|desentupimento|hidráulica residencial|desentupimento de esgoto|caça vazamentos|limpa fossa|picheleiro|detecção de vazamentos|deteção de fugas de água|limpeza de fossas',
    'heating-engineer':
      'caldeiras|aquecimento central|reparação de caldeiras|aquecedores|bombas de calor|técnico de caldeiras|salamandras|recuperadores de calor|esquentadores|aquecedor a gás|reparação de esquentadores|aquecimento solar|manutenção de caldeiras|conserto de aquecedores|lareiras|piso radiante|conserto de aquecedor',
    hvac: 'ar condicionado|ar-condicionado|climatização|instalação de ar condicionado|avac|refrigeração|refrigeração industrial|ventilação|manutenção de ar condicionado|refrigeração e climatização|aquecimento e climatização|instalação de ar-condicionado|limpeza de ar condicionado|frio industrial',
    roofer:
      'telhados|telhadista|coberturas|reparação de telhados|telhado|reforma de telhados|calheiro|calhas e rufos|impermeabilização de telhados|coberturas metálicas|conserto de telhado|coberturas de policarbonato',
    painter:
      'pintor|pintores|empresa de pintura|pinturas de interiores|pintura residencial|pintura predial|pintura de casas|pintor residencial|pintores de construção civil|pintor de paredes|pinturas residenciais|pintura de fachadas|serviços de pintura|pintura de interiores',
    tiler:
      'ladrilhador|azulejista|azulejos|assentamento de azulejos|revestimentos cerâmicos|azulejaria|assentamento de pisos|porcelanato',
    'flooring-company':
      'pavimentos|pisos de madeira|soalhos|pisos laminados|pavimento flutuante|raspagem de tacos|parquet|pisos e revestimentos|pavimentos de madeira|pisos vinílicos|microcimento|cimento queimado|afagamento de soalhos|pavimentos e revestimentos|pisos industriais|piso laminado|piso epóxi',
    plasterer:
      'estucador|gesseiro|pladur|drywall|instalação de drywall|forros de gesso|forro de gesso|divisórias|gesso cartonado|forros e divisórias|pladur e tetos falsos',
    glazier:
      'vidraceiro|vidraçaria|vidraçarias|vidros|vidros temperados|box de vidro|vidro temperado|espelhos e vidros|para-brisas|vidros automotivos|substituição de para-brisas|vidros automóvel|box para banheiro|envidraçamento de sacadas',
    'window-company':
      'janelas|portas e janelas|caixilharia|caixilharia de alumínio|esquadrias de alumínio|esquadrias|janelas em pvc|portões de garagem|serralharia de alumínio|portões automáticos|portas automáticas|janelas de pvc|portas de madeira|caixilharias|esquadrias de pvc|portões|janelas de alumínio|portões eletrônicos|portas de segurança|janelas antirruído|automatismos',
    'kitchen-studio':
      'cozinhas por medida|cozinhas planejadas|cozinhas|loja de cozinhas|móveis de cozinha|cozinhas à medida|cozinhas e roupeiros|cozinha planejada|cozinhas modernas',
    'blinds-company':
      'persianas|estores|toldos|cortinas|cortinas e persianas|pérgolas|persianas e cortinas|toldos e coberturas|reparação de estores|pérgulas|redes mosquiteiras|telas mosquiteiras|redes de proteção|toldos e estores|pergolados|cortinados|venezianas',
    'metal-workshop':
      'serralharia|serralheiro|metalúrgica|metalomecânica|caldeiraria|usinagem|soldadura|estruturas metálicas|serralheria|serralheria artística|corte a laser|serralharia civil|tornearia|serralheiros|usinagem cnc|ferreiro|maquinação|metalmecânica|torneamento|construção metálica|construções metálicas|quinagem|usinagem de precisão|metalurgia|serralharia mecânica|ferro forjado',
    locksmith:
      'chaveiro|chaveiros|serralheiro de portas|abertura de portas|chaveiro 24 horas|chaves na hora|chaves e fechaduras|cópia de chaves|serralheiro urgente|fechaduras',
    'chimney-sweep': 'limpa-chaminés|limpeza de chaminés|limpa chaminés|limpeza de coifas|limpeza de chaminé',
    scaffolder: 'andaimes|aluguer de andaimes|locação de andaimes|aluguel de andaimes|montagem de andaimes',
    'solar-installer':
      'energia solar|painéis solares|energia solar fotovoltaica|instalação de painéis solares|painéis fotovoltaicos|empresa de energia solar|fotovoltaico|placas solares|autoconsumo|energia fotovoltaica|sistemas fotovoltaicos|instalador de painéis solares|empresa de energia solar fotovoltaica|usina solar|usinas solares',
    'demolition-company':
      'demolições|empresa de demolição|demolidora|remoção de amianto|demolição|empresa de demolições|demolições e terraplanagens',
    excavation:
      'terraplenagem|terraplanagem|escavações|obras públicas|perfuração de poços|poços artesianos|furos de água|escavação|furos artesianos|poço artesiano|terraplanagens|pavimentação asfáltica|sondagens|calcetamento|pavimentação|poços semi-artesianos',
    landscaper:
      'jardineiro|jardineiros|jardinagem|paisagista|paisagismo|manutenção de jardins|arquiteto paisagista|empresa de jardinagem|espaços verdes|arquitetura paisagista|construção de jardins|projetos de paisagismo|jardinagem e paisagismo|relva sintética|relva artificial|serviços de jardinagem|grama sintética|manutenção de espaços verdes|paisagistas',
    'tree-surgeon':
      'poda de árvores|corte de árvores|arboricultura|abate de árvores|podador|arborista|poda e corte de árvores|arboristas|remoção de árvores',
    'pool-builder':
      'construção de piscinas|piscinas|manutenção de piscinas|construtor de piscinas|piscinas de fibra|limpeza de piscinas|piscinas pré-fabricadas|tratamento de piscinas|piscinas de vinil|reforma de piscinas',
    'garden-centre':
      'garden center|viveiro de plantas|horto|viveiro|floricultura e garden|viveiros|centro de jardinagem|viveiro de mudas|mudas de plantas|loja de plantas|venda de plantas',
    'cleaning-company':
      'empresa de limpeza|serviços de limpeza|limpezas|empresa de limpezas|limpeza de escritórios|diarista|limpezas domésticas|limpeza pós-obra|limpeza profissional|diaristas|limpeza industrial|limpeza de condomínios|limpezas industriais|limpeza residencial|empregada doméstica|empregadas domésticas|limpeza e conservação|terceirização de limpeza|limpeza pós obra|serviço de limpeza|limpezas de escritórios|higienização|limpeza doméstica|facility services|limpeza de fachadas|limpeza comercial|higiene e limpeza|conservação e limpeza|limpeza de caixa d’água',
    'carpet-cleaner':
      'limpeza de tapetes|lavagem de tapetes|limpeza de estofados|limpeza de sofás|higienização de estofados|limpeza de sofá|lavagem de carpetes|impermeabilização de sofás|limpeza de estofos|limpeza a seco de estofados|lavagem de sofás|limpeza de colchões|lavagem a seco de sofás|impermeabilização de estofados',
    'window-cleaner':
      'limpeza de vidros|limpeza de janelas|limpeza de fachadas de vidro|lavagem de vidros|limpeza de caleiras',
    laundry:
      'lavandaria|lavanderia|lavandarias|lavanderia self-service|lavanderias|lavandaria self-service|lavanderia industrial|engomadoria|passadoria|lavandaria industrial|lavanderia express',
    'dry-cleaner': 'limpeza a seco|tinturaria|lavagem a seco|lavandaria e limpeza a seco|tinturarias',
    'pest-control':
      'controlo de pragas|controle de pragas|dedetizadora|dedetização|desinfestação|desratização|dedetizadoras|desinfestações|descupinização|empresa de dedetização|pragas urbanas|controle de pragas urbanas|imunização e controle de pragas|controle integrado de pragas',
    'house-clearance':
      'recolha de móveis|esvaziamento de casas|recolha de velharias|retirada de entulho|limpeza de sótãos|despejo de casas|recolha de entulho|remoção de entulho|recolha de monos',
    'waste-disposal':
      'gestão de resíduos|recolha de resíduos|coleta de lixo|reciclagem|aluguel de caçambas|sucata|sucatas|ferro velho|aluguel de caçamba|caçambas|gerenciamento de resíduos|coleta de resíduos|tratamento de resíduos|desmanche|abate de veículos|contentores de entulho|operador de resíduos|ferro-velho|sucateira|reciclagem de metais|locação de caçambas|coleta seletiva|ecoponto|gestão ambiental de resíduos|abate de automóveis|centro de reciclagem',
    'moving-company':
      'mudanças|empresa de mudanças|transportadora de mudanças|mudanças residenciais|mudanças internacionais|carreto|fretes e mudanças|mudanças nacionais e internacionais|empresas de mudanças|carretos|transportes e mudanças|mudanças comerciais|mudanças e carretos',
    'self-storage':
      'self storage|self-storage|guarda-móveis|guarda móveis|armazenamento de móveis|boxes para alugar|aluguer de armazéns|armazéns individuais|guarda volumes|aluguel de box',
    handyman:
      'marido de aluguel|faz-tudo|pequenas reparações|reparações domésticas|manutenção residencial|pequenos reparos|serviços domésticos|reparos residenciais|reparações ao domicílio|assistência ao lar|manutenção predial|faz tudo',
    'appliance-repair':
      'reparação de eletrodomésticos|conserto de eletrodomésticos|assistência técnica de eletrodomésticos|conserto de máquina de lavar|conserto de geladeira|assistência técnica eletrodomésticos|reparação de máquinas de lavar|conserto de fogão|conserto de geladeiras|conserto de lavadoras',
    'phone-repair':
      'reparação de telemóveis|conserto de celulares|assistência técnica de celular|reparação de iphone|conserto de celular|conserto de iphone|assistência técnica apple|assistência técnica de celulares|assistência técnica iphone|arranjo de telemóveis|reparação de smartphones',
    'computer-repair':
      'reparação de computadores|conserto de computadores|assistência técnica de informática|manutenção de computadores|conserto de notebook|assistência técnica em informática|técnico de informática|reparação de portáteis|conserto de notebooks|manutenção de notebooks|assistência técnica informática|assistência técnica de notebook|formatação de computadores|assistência informática',
    'data-recovery':
      'recuperação de dados|recuperação de dados hd|laboratório de recuperação de dados|recuperação de discos|recuperação de hd|recuperar dados',
    upholsterer:
      'estofador|estofadores|tapeceiro|tapeçaria|tapeçarias|estofos|reforma de estofados|estofador automotivo|reforma de sofás|estofaria|reforma de sofá|estofamento',
    tailor:
      'alfaiate|alfaiataria|costureira|costureiras|modista|arranjos de roupa|atelier de costura|ateliê de costura|costura|alfaiates|ternos sob medida|consertos de roupas|roupas sob medida|camisas por medida|fatos por medida|ajustes de roupas',
    shoemaker:
      'sapateiro|sapateiros|sapataria artesanal|reparação de calçado|conserto de sapatos|sapataria de consertos|conserto de calçados',
    watchmaker:
      'relojoeiro|relojoaria|relojoarias|conserto de relógios|reparação de relógios|relógios|relógios de luxo',
    jeweller:
      'joalharia|joalheria|joalheiro|joias|ourivesaria|ourives|joalharias|semijoias|ourivesarias|joias artesanais|bijuterias|bijuteria|joalharia de autor|joalherias|folheados|prata e ouro|alianças de casamento|joias personalizadas|compra de ouro|anéis de noivado|semi joias',
    printer:
      'gráfica|tipografia|gráficas|impressão digital|serigrafia|gráfica online|impressão 3d|bordados|camisetas personalizadas|artes gráficas|gráfica rápida|centro de cópias|brindes personalizados|brindes corporativos|comunicação gráfica|t-shirts personalizadas|estamparia|gráfica digital|brindes|impressão gráfica|uniformes personalizados|camisas personalizadas|impressão offset|estampagem|copiadora|indústria gráfica|serviço de impressão 3d|brindes publicitários|bordados personalizados|papelaria e gráfica',
    'sign-maker':
      'letreiros|reclames luminosos|sinalética|comunicação visual e fachadas|placas e letreiros|envelopamento de veículos|comunicação visual|fachadas em acm|adesivos personalizados|decoração de viaturas|placas de sinalização|reclamos luminosos|letras caixa|plotagem de veículos',
    'car-repair':
      'oficina mecânica|oficina auto|oficina de automóveis|mecânico|mecânica automotiva|oficina|auto mecânica|auto center|centro automotivo|reparação automóvel|mecânica geral|oficina de motos|auto elétrica|oficina automóvel|mecânicos|oficinas mecânicas|inspeção automóvel|reparação de automóveis|mecânica automóvel|oficina automotiva|mecânico ao domicílio|reparação auto|centro de inspeções|retífica de motores|vistoria veicular|oficina multimarcas|troca de óleo|oficina multimarca|manutenção automotiva',
    'car-body-shop':
      'funilaria e pintura|chapa e pintura|bate-chapas|estética automotiva|lanternagem|detailing|funilaria|martelinho de ouro|bate-chapa e pintura|polimento automotivo|detalhe automóvel|car detailing|detalhamento automotivo|lanternagem e pintura|vitrificação automotiva',
    'car-wash':
      'lava-jato|lavagem auto|lavagem de carros|lava rápido|lava jato|lavagem automóvel|car wash|lava a jato|lavagem automotiva|lava-rápido|lavagem de automóveis',
    'car-dealer':
      'stand de automóveis|concessionária|concessionárias|concessionário|carros usados|carros seminovos|venda de carros|loja de carros|automóveis usados|stand automóvel|carros novos e usados|revenda de veículos|concessionária de veículos|venda de automóveis|viaturas usadas|revenda de carros|stand de usados|comércio de automóveis|carros importados|concessionário oficial|compra e venda de veículos|veículos seminovos|veículos usados|comércio de veículos|carros clássicos|autocaravanas usadas',
    'car-rental':
      'aluguer de carros|aluguel de carros|locadora de veículos|locação de veículos|rent a car|aluguer de carrinhas|aluguer de autocaravanas|aluguer de automóveis|carro por assinatura|aluguel de veículos|locadora de carros|rent-a-car|aluguer de viaturas|aluguel de vans|aluguel de motos|carsharing|aluguer de motas|aluguel de motorhome|aluguer de motos|gestão de frotas e locação|locação de vans|aluguel de carro|locação de carros|aluguer de scooters|aluguer de autocaravana',
    'tyre-dealer':
      'pneus|loja de pneus|centro de pneus|pneus usados|borracharia|pneus novos|casa de pneus|pneus online|alinhamento e balanceamento|recauchutagem|pneus e rodas|borracheiro',
    'motorcycle-dealer':
      'concessionária de motos|stand de motos|motos usadas|loja de motos|motos|peças para motos|motas|motocicletas|concessionário de motos|motos seminovas|acessórios para motos|scooters|motos elétricas',
    'bike-shop':
      'loja de bicicletas|bicicletaria|oficina de bicicletas|bike shop|bicicletas|bicicletas elétricas|reparação de bicicletas|oficina de bikes|loja de bikes|loja de ciclismo',
    'towing-service':
      'reboques de automóveis|guincho|guincho 24 horas|assistência em viagem|pronto-socorro auto|guinchos|serviço de guincho|auto socorro|auto socorro 24 horas|serviço de reboque|socorro mecânico',
    taxi: 'táxi|táxis|serviço de táxi|rádio táxi|taxista|central de táxis|ponto de táxi|taxi aeroporto|cooperativa de táxi',
    chauffeur:
      'motorista particular|motorista privado|tvde|aluguer de limousines|motorista executivo|transporte executivo|serviço de motorista|carro com motorista|aluguel de limousine|aluguel de carros com motorista|motoristas particulares|aluguer de carros com motorista',
    'airport-transfer':
      'transfer aeroporto|transfers aeroporto|transfers|transfer privado|transporte para o aeroporto|traslado aeroporto|traslados|transfers privados|estacionamento aeroporto|serviço de transfer|transfers e tours',
    'bus-company':
      'aluguer de autocarros|aluguel de ônibus|aluguel de vans e ônibus|autocarros|fretamento|transporte de passageiros|aluguer de minibus|fretamento de ônibus|locação de ônibus|transporte escolar|viação|turismo e fretamento|aluguer de carrinhas de 9 lugares|aluguel de micro-ônibus|transporte de funcionários|empresa de ônibus|camionagem|rodoviária de passageiros|transportes rodoviários de passageiros|locação de micro-ônibus',
    'bus-service':
      'transporte público|transportes públicos|ônibus urbano|serviço de ferry|caminhos de ferro|comboio turístico|transporte coletivo|linhas de ônibus|metro de superfície|transportes urbanos|metropolitano|teleférico|passagens de ônibus|trem turístico',
    'patient-transport':
      'ambulâncias|transporte de doentes|remoção de pacientes|ambulância|transporte de doentes não urgentes|aluguel de ambulância|ambulância particular|transporte de pacientes|remoção hospitalar',
    courier:
      'estafeta|estafetas|motoboy|serviço de estafetas|courier|entregas expressas|entrega de encomendas|entregas rápidas|envio de encomendas|serviço de motoboy|empresa de motoboy|motoboys|serviços de courier|entregas ao domicílio|transporte expresso|entregas urgentes|distribuição de encomendas|moto entrega',
    haulier:
      'transportadora|transportadoras|transporte de cargas|transporte de mercadorias|transporte rodoviário|empresa de transportes|transportes|transporte de carga|transportador|transporte rodoviário de cargas|fretes|transportes nacionais e internacionais|transporte de veículos|transportes de mercadorias|transportes especiais|transporte refrigerado|transporte internacional rodoviário',
    'logistics-company':
      'empresa de logística|operador logístico|logística|transitário|transitários|despachante aduaneiro|agente de carga|armazenagem|transporte internacional|transporte e logística|logística integrada|despachante|comércio exterior|agenciamento de cargas|fulfillment|desembaraço aduaneiro|freight forwarder|logística internacional|logística e transporte|soluções logísticas|despachantes oficiais|armazém logístico|logística e transportes|operadores logísticos|assessoria aduaneira|cadeia de suprimentos|armazéns gerais|despachos aduaneiros|assessoria em comércio exterior|transporte marítimo|agência marítima',
    'funeral-director':
      'funerária|agência funerária|serviços funerários|funerárias|crematório|cemitério|plano funerário|crematório de animais|agências funerárias|velório|serviço funerário|cremação|assistência funeral|cremação de animais|cemitério parque|planos funerários|cremação de pets|funerais|plano funeral',
    'security-company':
      'empresa de segurança|segurança privada|alarmes|videovigilância|segurança patrimonial|sistemas de segurança|portaria remota|câmeras de segurança|segurança eletrônica|sistemas de alarme|empresa de segurança privada|portaria virtual|sistemas de segurança eletrônica|portaria e segurança|cftv|monitoramento 24 horas|escolta armada|segurança e vigilância|alarmes e videovigilância|extintores|segurança contra incêndio|vigilância patrimonial|segurança contra incêndios|câmaras de vigilância|alarme monitorado',
    'rental-service':
      'aluguer de equipamentos|aluguel de equipamentos|locação de equipamentos|aluguer de máquinas|locação de máquinas|aluguel de máquinas|locadora|serviço de aluguer|locação|aluguer de ferramentas|locação de geradores|aluguer|aluguel de geradores|aluguel de guindaste|locação de guindastes|aluguer de gruas|aluguer de plataformas elevatórias|locação de plataformas elevatórias|locações|locadora de equipamentos',
    'law-firm':
      'escritório de advocacia|advogado|advogada|advogados|sociedade de advogados|advocacia|escritório de advogados|consultoria jurídica|solicitador|solicitadores|mediador|assessoria jurídica|advogado trabalhista|advogados associados|advocacia empresarial|advogado criminalista|serviços jurídicos|agente de execução|mediação de conflitos|advogado de família|propriedade intelectual|registro de marcas|registo de marcas|advocacia previdenciária|marcas e patentes|advogado previdenciário|solicitadoria|advogado online|câmara de mediação',
    notary:
      'notário|notários|cartório|cartório notarial|tabelionato|tabelião|cartórios|tabelionato de notas|registro de imóveis|registro civil|ofício de notas',
    'tax-adviser':
      'consultor fiscal|consultoria fiscal|consultoria tributária|assessoria fiscal|tributarista|planejamento tributário|advogado tributarista|declaração de imposto de renda|consultores fiscais|recuperação tributária|consultor tributário|recuperação de créditos tributários|assessoria tributária|fiscalidade',
    accountant:
      'contabilista|contabilistas|contador|contadora|contadores|escritório de contabilidade|contabilidade|gabinete de contabilidade|escritório contábil|assessoria contábil|contabilidade online|serviços contábeis|contabilidade e fiscalidade|contabilidade e gestão|empresa de contabilidade|contabilidade digital|organização contábil|contabilidade consultiva|contabilidade para médicos|contabilista certificado|técnico oficial de contas|serviços de contabilidade|contabilidade empresarial|assessoria contábil e fiscal|contabilidade especializada|contabilidade e consultoria|folha de pagamento|departamento pessoal|bpo financeiro|processamento salarial',
    auditor:
      'auditoria|auditores|auditor|auditores independentes|revisor oficial de contas|sociedade de revisores oficiais de contas|empresa de auditoria|auditoria independente|revisores oficiais de contas|auditoria contábil|auditoria externa',
    'insurance-broker':
      'corretora de seguros|corretor de seguros|mediador de seguros|corretores de seguros|mediação de seguros|mediadora de seguros|agente de seguros|mediadores de seguros|corretagem de seguros|consultor de seguros|comparador de seguros|administradora de benefícios|corretora de planos de saúde|simulador de seguros|agência de seguros',
    insurer:
      'seguradora|seguradoras|seguros|plano de saúde|planos de saúde|companhia de seguros|seguro de saúde|seguro de vida|seguro auto|seguro automóvel|operadora de planos de saúde|associação mutualista|operadora de saúde|seguros de saúde|seguro viagem|proteção veicular|associação de proteção veicular|previdência privada|previdência complementar|plano odontológico|seguro fiança|planos odontológicos',
    bank: 'banco|bancos|banco digital|caixa económica|cooperativa de crédito|instituição financeira|conta digital|caixa agrícola|banco de investimento|caixa de crédito agrícola|banco online',
    'financial-adviser':
      'consultor financeiro|consultoria financeira|planejador financeiro|planejamento financeiro|educação financeira|assessoria de investimentos|assessoria financeira|planeamento financeiro|assessor de investimentos|consultoria de investimentos|educadora financeira|consultor de investimentos|educador financeiro|planejadora financeira|assessores de investimentos|mentoria financeira|coach financeiro|consultores financeiros',
    'mortgage-broker':
      'intermediário de crédito|intermediação de crédito|crédito habitação|financiamento imobiliário|crédito pessoal|correspondente bancário|crédito à habitação|empréstimo consignado|crédito imobiliário|crédito consignado|empréstimo pessoal|intermediários de crédito|consórcio imobiliário|empréstimo online|administradora de consórcios|empréstimos|empréstimo|crédito com garantia de imóvel|consórcios|crédito consolidado',
    'asset-manager':
      'gestora de recursos|gestão de ativos|gestora de investimentos|fundo de investimento|fundos de investimento|family office|gestão de patrimónios|gestão de património|gestora de fundos|gestão de recursos|gestora de patrimônio|gestão patrimonial|multi family office|wealth management|asset management|sociedade gestora|gestora independente|gestora de ativos',
    'venture-capital':
      'capital de risco|venture capital|fundo de capital de risco|aceleradora|incubadora|incubadora de empresas|private equity|aceleradora de startups|incubadoras|sociedade de capital de risco|investidor-anjo|corporate venture|incubadora de startups|venture builder|parque tecnológico|parque de ciência e tecnologia|investidores anjo|ninho de empresas|business angels|parques tecnológicos',
    'estate-agent':
      'imobiliária|imobiliárias|agência imobiliária|mediação imobiliária|corretor de imóveis|consultor imobiliário|corretores de imóveis|imóveis|consultora imobiliária|consultores imobiliários|imóveis à venda|corretora de imóveis|venda de imóveis|imobiliária digital|mediadora imobiliária|agente imobiliário|apartamentos à venda|negócios imobiliários|casas à venda|compra e venda de imóveis|imóveis de luxo|serviços imobiliários|mediador imobiliário|imóveis de alto padrão|assessoria imobiliária|consultoria imobiliária|agentes imobiliários',
    'property-manager':
      'administradora de condomínios|gestão de condomínios|administração de condomínios|administração de imóveis|gestão de alojamento local|administradora de imóveis|síndico profissional|gestão imobiliária|síndico|empresa de gestão de condomínios|administração condominial|administradoras de condomínios|gestão de arrendamentos|gestão de alojamentos locais|administração de condomínio|administração de locações|gestão de imóveis|gestão condominial|gestão de propriedades|sindicatura profissional',
    'property-developer':
      'incorporadora|promotor imobiliário|promotora imobiliária|construtora e incorporadora|empreendimentos imobiliários|loteadora|loteamentos|incorporação imobiliária|promoção imobiliária|desenvolvimento imobiliário|incorporadora e construtora|investimento imobiliário|loteamento|investimentos imobiliários|urbanizadora|apartamentos na planta|condomínio fechado|empreendimento residencial|incorporações imobiliárias|incorporadoras|promotores imobiliários|lançamentos imobiliários|bairro planejado|condomínio residencial',
    architect:
      'arquiteto|arquiteta|arquitetos|arquitetura|escritório de arquitetura|atelier de arquitetura|ateliê de arquitetura|gabinete de arquitetura|estúdio de arquitetura|arquitectos|arquitectura|arquitetos associados|arquiteto e urbanista|arquitetura e urbanismo|arquiteta e urbanista|projetos de arquitetura|projetos arquitetônicos|arquitecto|atelier de arquitectura|arquitetura e engenharia|urbanismo|estúdio arquitetura|escritórios de arquitetura|gabinete de arquitectura',
    'interior-designer':
      'designer de interiores|design de interiores|decorador de interiores|arquitetura de interiores|decoradora de interiores|home staging|decoração de interiores|decoradora|arquiteta de interiores|designers de interiores|projetos de interiores|arquitetura e interiores|decoradores de interiores|home stager|atelier de decoração',
    surveyor:
      'topógrafo|topografia|avaliador imobiliário|avaliação de imóveis|certificação energética|perito avaliador|agrimensor|avaliações imobiliárias|perito|levantamento topográfico|levantamentos topográficos|peritos|perícias|agrimensura|georreferenciamento|certificado energético|laudos técnicos|perito avaliador de imóveis|avaliação imobiliária|peritagens|topografia e georreferenciamento|inspeção predial|engenharia de avaliações|certificados energéticos|geoprocessamento|perito judicial|laudo técnico|vistoria de imóveis|peritagem',
    'engineering-firm':
      'empresa de engenharia|gabinete de engenharia|engenharia|engenheiro|engenheiros|projetos de engenharia|engenharia civil|automação industrial|consultoria de engenharia|escritório de engenharia|engenheiro civil|engenharia estrutural|engenharia industrial|serviços de engenharia|engenheira civil|engenharia e construção|engenharia ambiental|projetos estruturais|engenharia e consultoria|engenharia elétrica e automação|engenharia mecânica|engenharia e projetos|consultoria em engenharia|engenharia de estruturas|engenharia consultiva|soluções de engenharia|projetos complementares|cálculo estrutural|engenharia e automação',
    consultancy:
      'consultoria|consultora|consultor|consultores|empresa de consultoria|consultoria empresarial|consultoria de gestão|consultoria estratégica|assessoria empresarial|consultorias|consultoria em gestão|consultoria de recursos humanos|consultoria de rh|consultoria organizacional|consultoria e treinamento|consultoria de negócios|consultoria ambiental|assessoria e consultoria|consultoria e assessoria|consultoria especializada|consultoria em recursos humanos|consultoria de sustentabilidade|consultoria para empresas|consultoria em sustentabilidade|consultores associados|consultoria em rh|licenciamento ambiental|consultoria e formação|boutique de consultoria|consultora de gestão|consultoria esg|consulting|consultoria e gestão|consultoria de processos',
    'it-consultancy':
      'consultoria de ti|consultoria informática|consultoria em tecnologia|transformação digital|consultoria em ti|consultoria tecnológica|consultoria sap|consultoria de tecnologia|consultoria de cibersegurança|consultoria em tecnologia da informação|consultoria de dados|consultoria de it|consultoria it|consultor de ti|consultoria digital|consultoria em inteligência artificial|consultoria cloud|consultoria em dados|consultoria salesforce|consultoria em segurança da informação|consultora tecnológica|consultoria em informática',
    'it-services':
      'serviços de ti|serviços informáticos|suporte técnico|empresa de informática|suporte de ti|empresa de ti|soluções informáticas|soluções em ti|outsourcing de ti|assistência informática a empresas|soluções de ti|serviços de tecnologia|tecnologia da informação|informática|gestão de ti|suporte de informática|soluções tecnológicas|terceirização de ti|suporte técnico de informática|soluções em tecnologia|serviços gerenciados|tecnologias de informação|parceiro tecnológico|suporte informático|infraestrutura de ti|manutenção informática|suporte em ti|serviços geridos|informática empresarial|serviços gerenciados de ti|empresa de tecnologia da informação|serviços de informática|suporte ti|redes e servidores|soluções em informática|sistemas de informação',
    'software-company':
      'empresa de software|desenvolvimento de software|desenvolvimento de aplicações|desenvolvimento de aplicativos|software house|fábrica de software|software à medida|empresa de desenvolvimento de software|empresa de tecnologia|desenvolvimento de sistemas|software sob medida|empresa tecnológica|desenvolvimento de apps|desenvolvimento de software à medida|desenvolvimento mobile|desenvolvimento de aplicações móveis|sistemas sob medida|desenvolvimento de software sob medida|desenvolvimento de software personalizado|desenvolvedora de software|criação de aplicativos|desenvolvimento de aplicativos móveis|engenharia de software|desenvolvimento web e mobile|empresa de sistemas|desenvolvedora de sistemas|squads de desenvolvimento|desenvolvimento de sistemas web',
    'systems-integrator':
      'integrador de sistemas|integração de sistemas|integradora|integradora de sistemas|integradora de soluções|integradores de sistemas|integradora de tecnologia|integrador de soluções|system integrator',
    'web-agency':
      'agência web|criação de sites|desenvolvimento web|web design|agência digital|criação de websites|desenvolvimento de sites|agência de web design|lojas online|criação de sites profissionais|desenvolvimento de websites|webdesign|criação de lojas virtuais|agência wordpress|design de websites|criação de lojas online|websites profissionais|agência de sites|empresa de criação de sites|desenvolvimento de lojas online|agência shopify|agência de e-commerce|criação de site|agência de web|desenvolvimento de lojas virtuais|criação de web sites|sites profissionais|agência de ecommerce|construção de websites|páginas web',
    'web-designer':
      'web designer|webdesigner|desenvolvedor web|programador web|criador de sites|web designer freelancer|webmaster|desenvolvedora web|desenvolvedor wordpress|web developer|freelancer web|designer web|desenvolvedor web freelancer|web designers',
    developer:
      'desenvolvedor|programador|desenvolvedora|desenvolvedor full stack|engenheiro de software|desenvolvedor frontend|desenvolvedor backend|desenvolvedor de software|cientista de dados|engenheira de software|desenvolvedor mobile|full stack developer|desenvolvedor front-end|programadora|software engineer|desenvolvedor fullstack|analista de sistemas|desenvolvedores|programadores|desenvolvedor back-end|analista de dados',
    'marketing-agency':
      'agência de marketing|agência de marketing digital|marketing digital|agência de redes sociais|social media|gestão de redes sociais|consultoria de marketing|copywriter|gestor de tráfego|geração de leads|assessoria de marketing|agência de performance|agência de conteúdo|consultoria em marketing|agência de comunicação digital|gestão de tráfego|inbound marketing|marketing de conteúdo|gestora de tráfego|social media manager|consultor de marketing|agência de influenciadores|agência de marketing de performance|marketing de influência|tráfego pago|agência de marketing online|agência de tráfego pago|assessoria de marketing digital|gestor de redes sociais|consultor de marketing digital|agência de inbound marketing|gestora de redes sociais|marketing jurídico|marketing médico|redator|redatora|copywriting|agências de marketing|consultora de marketing|marketing político|agência de growth|agência de marketing e publicidade|gestão de tráfego pago|redação publicitária',
    'advertising-agency':
      'agência de publicidade|agência de comunicação|agência criativa|agência de propaganda|publicidade exterior|agência de meios|agência de publicidade e propaganda|agência de publicidade e marketing|agências de publicidade|mídia exterior|comunicação e marketing|publicidade e propaganda|publicidade|agência de comunicação e marketing|outdoors|mídia out of home|agência full service|comunicação integrada|outdoor publicitário|painel de led publicitário|comunicação empresarial',
    'design-studio':
      'estúdio de design|agência de design|design gráfico|agência de branding|estúdio criativo|identidade visual|branding|ateliê de design|atelier de design|studio de design|design de produto|estúdio de design gráfico|criação de logotipo|criação de logo|criação de logomarcas|estúdio de animação|consultoria de branding|criação de logotipos|estúdio de branding|estúdio de motion design|design de embalagens|motion graphics|design industrial|design de marca|identidade visual e branding|design de marcas|escritório de design|design de embalagem|agência de marca|design editorial|direção de arte|studio criativo|estúdio de comunicação',
    designer:
      'designer gráfico|designer gráfica|designer|designers|ux designer|designer de moda|diretor de arte|product designer|designer de produto|estilista|diretora de arte|designer ux|designers gráficos|ui designer|ux/ui designer|designer industrial|designer gráfico freelancer|designer freelancer|motion designer|designer de marcas|designer floral|designer multimédia|designer de embalagens',
    'pr-agency':
      'assessoria de imprensa|relações públicas|agência de relações públicas|agência de assessoria de imprensa|assessor de imprensa|agência de pr|assessoria de comunicação|assessora de imprensa|gabinete de imprensa|assessoria de imprensa e relações públicas|relações com a imprensa|gestão de reputação',
    'seo-agency':
      'agência seo|agência de seo|consultor seo|otimização de sites|consultoria seo|posicionamento no google|especialista em seo|consultoria de seo|especialista seo|consultor de seo|seo local|otimização para motores de busca|agência google ads|serviços de seo|link building|otimização seo|consultoria em seo|agência sem',
    photographer:
      'fotógrafo|fotógrafa|fotógrafos|fotografia|fotógrafo de casamento|fotografia de casamento|estúdio fotográfico|estúdio de fotografia|fotógrafo de casamentos|fotógrafa de família|fotografia profissional|fotógrafo profissional|fotógrafos de casamento|ensaio fotográfico|fotografia newborn|fotógrafo de família|fotografia de família|fotografia corporativa|fotógrafa profissional|ensaios fotográficos|fotografia de produto|fotógrafa de casamento|fotógrafa newborn|fotografia de interiores|fotógrafo de arquitetura|fotógrafa de casamentos|fotografia de casamentos|fotografia infantil|fotografia de imóveis|fotografias|fotografia de eventos|fotografia imobiliária|fotógrafa de gestantes|retratos corporativos|fotografia de arquitetura|fotografia autoral',
    videographer:
      'produtora de vídeo|produtora de vídeos|videógrafo|produção de vídeos|vídeo institucional|filmagem de casamento|vídeo corporativo|produção de vídeo|vídeos institucionais|filmagens com drone|filmagem|filmagens|filmes de casamento|vídeos corporativos|filmmaker casamento|edição de vídeos|vídeo de casamento|videógrafos|fotografia e vídeo|filmagem com drone|filmes institucionais|filmagem aérea|produção de vídeos institucionais|fotografia e filmagem|foto e vídeo|imagens aéreas|vídeo marketing|videomaker|serviços de drone|produtora de vídeos corporativos|filmes corporativos|videografia|edição de vídeo|imagens aéreas com drone|foto e filmagem|piloto de drone|agência de vídeo',
    'recording-studio':
      'estúdio de gravação|estúdio de música|estúdio de ensaio|mixagem e masterização|estúdio de ensaios|estúdios de gravação|estúdio musical|masterização|estúdio de som|sala de ensaio|estúdio de podcast|produtora de áudio|salas de ensaio|estúdio de áudio|mixagem|engenheiro de som|produção musical|estúdio de mixagem|produtora de som',
    'staffing-agency':
      'agência de emprego|recrutamento e seleção|agência de recrutamento|empresa de trabalho temporário|recrutamento|headhunter|trabalho temporário|agência de modelos|consultoria de recrutamento|headhunters|agência de empregos|mão de obra temporária|recrutamento e selecção|executive search|empresa de recrutamento|seleção de pessoal|recrutamento especializado|agência de talentos|recrutador|agência de trabalho temporário|consultoria de recrutamento e seleção|agência de atores|agência de casting|agências de emprego|consultora de recrutamento|agente de integração de estágios|agência de estágios|outplacement|empresa de recrutamento e seleção',
    'call-centre':
      'call center|contact center|atendimento telefónico|central de atendimento|telemarketing|secretária telefónica|televendas|centro de contacto|callcenter|centrais de atendimento|secretária remota|prospecção de clientes',
    'virtual-assistant':
      'assistente virtual|assistentes virtuais|secretária virtual|secretariado remoto|assistência virtual|assessoria virtual|secretariado virtual|assistente virtual freelancer|secretárias virtuais',
    outsourcing:
      'outsourcing|terceirização|bpo|terceirização de serviços|externalização|subcontratação|empresa de terceirização|serviços terceirizados|outsourcing de impressão|terceirização de mão de obra|serviços de outsourcing|business process outsourcing|nearshore|mão de obra terceirizada',
    'coworking-space':
      'coworking|espaço de coworking|espaços de coworking|escritório virtual|escritórios partilhados|centro de negócios|escritório compartilhado|centro de escritórios|coworkings|escritórios virtuais|aluguer de escritórios|centros de negócios|domiciliação de empresas|sede fiscal|makerspace|fablab|salas de reunião|centro empresarial|aluguel de escritórios|endereço fiscal|escritórios flexíveis|cowork|escritórios mobilados|endereço comercial',
    'research-institute':
      'instituto de pesquisa|centro de investigação|instituto de investigação|centro de pesquisa|grupo de pesquisa|think tank|laboratório de investigação|farmacêutica|biotecnologia|pesquisa de mercado|grupo de investigação|unidade de investigação|estudos de mercado|indústria farmacêutica|empresa de biotecnologia|laboratório de pesquisa|empresa farmacêutica|instituto de pesquisas|pesquisa clínica|núcleo de pesquisa|centro tecnológico|laboratório farmacêutico|centro de estudos avançados|pesquisas de mercado|núcleo de estudos|instituto de pesquisa de mercado|empresa de pesquisa|laboratório associado|grupo de estudos|pesquisas de opinião|investigação clínica|laboratório colaborativo|centro de pesquisas',
    'private-investigator':
      'detetive particular|detetive privado|agência de detetives|investigador particular|investigação particular|investigações privadas|detetives particulares|investigação privada|detetives privados|detetive|investigador privado',
    'certification-body':
      'organismo de certificação|certificadora|entidade certificadora|certificação iso|organismo de inspeção|organismo certificador|entidade inspetora|certificações iso|certificadora digital|organismo notificado|entidade de certificação|organismo de acreditação',
    'speaker-trainer':
      'palestrante|palestrantes|formador|orador|conferencista|palestras motivacionais|formadora|palestrante motivacional|treinador comportamental|oratória|palestrante internacional|falar em público|orador motivacional|palestras corporativas|formadores|treinadora comportamental',
    freelancer:
      'freelancer|profissional autônomo|trabalhador independente|freelancers|freelance|profissional liberal|microempreendedor individual|profissional independente|trabalhadores independentes|autônomos',
    writer:
      'escritor|escritora|autor|autora|romancista|poeta|jornalista|roteirista|revisor de textos|escritores|revisora de textos|revisão de textos|dramaturgo|ghostwriter|argumentista|autores|revisão e preparação de textos|jornalistas|guionista|cronista|biógrafo|revisão de trabalhos acadêmicos|dramaturga|poetisa|revisor|contista|escritora infantil|revisora',
    artist:
      'artista|artistas|artista plástico|artista plástica|pintora|escultor|escultora|artista visual|arte contemporânea|muralista|grafiteiro|obras de arte|pintor artístico|artistas plásticos|artista urbano|ceramista e artista|artista contemporâneo|gravurista|arte urbana|artista contemporânea|quadros decorativos|aguarelista|esculturas|pinturas a óleo|street art|artista multimédia|artista digital|artista multidisciplinar|arte sacra|desenhista e pintor|artistas visuais|grafite',
    illustrator:
      'ilustrador|ilustradora|ilustradores|cartunista|quadrinista|caricaturista|ilustração|desenhista|ilustração infantil|artista 3d|ilustrações|animador 3d|autor de banda desenhada|cartoonista|chargista|concept artist|ilustradora infantil|caricaturas|retratista|ilustração científica',
    musician:
      'músico|músicos|cantor|cantora|compositor|pianista|guitarrista|rapper|cantautor|violonista|violinista|fadista|baterista|produtor musical|cantores|saxofonista|cantor e compositor|compositora|cantora e compositora|maestro|organista|violoncelista|instrumentista|acordeonista|música instrumental|sanfoneiro|multi-instrumentista|flautista|contrabaixista|percussionista|baixista|cantora lírica|trompetista|soprano|beatmaker|harpista|tenor|violeiro',
    manufacturer:
      'fabricante|fabricantes|fábrica|fábricas|indústria|indústrias|produtor|produtores|fabrico|empresa industrial|fundição|serraria|manufatura|metalúrgica e fundição|fabricação própria|fabrico próprio|serração|fabricação|indústria e comércio|injeção de plásticos|fabricante nacional|serrarias|produção industrial|tecelagem|têxtil|indústria têxtil|empresa fabricante|produção nacional|transformação de plásticos|fabricante português',
    'machine-builder':
      'fabricante de máquinas|máquinas industriais|construção de máquinas|equipamentos industriais|máquinas agrícolas|fabricante de equipamentos|máquinas especiais|ferramentaria|ferramentaria e moldes|máquinas e equipamentos|máquinas-ferramenta|indústria de máquinas|fabricantes de máquinas|implementos agrícolas|moldes para injeção|indústria de moldes|máquinas e equipamentos industriais|implementos rodoviários|fábrica de máquinas|fabricação de máquinas|cunhos e cortantes|bens de capital|metalmecânica e máquinas|maquinaria|bens de equipamento|máquinas e implementos agrícolas',
    'contract-manufacturer':
      'terceirização de produção|marca própria|private label|fabricação por contrato|terceirista|oem|marca branca|fabricação para terceiros|produção por contrato|industrialização por encomenda|facção de costura|montagem de placas eletrônicas|fabrico por contrato|terceirização de cosméticos|subcontratação industrial|white label',
    supplier:
      'fornecedor|fornecedores|importador|exportador|importadora|comércio internacional|importação e exportação|central de compras|fornecedora|exportadora|importadores|trading company|importadora e exportadora|central de negócios|exportadores|comercial importadora|representação comercial|representações comerciais|representante comercial',
    wholesaler:
      'grossista|grossistas|atacadista|atacado|atacarejo|revenda por grosso|atacadistas|venda por grosso|armazenista|armazenistas|por grosso|distribuidora atacadista|atacadão|comércio por grosso|vendas no atacado|cash & carry|cash and carry|comércio atacadista|venda por atacado',
    distributor:
      'distribuidor|distribuidora|distribuidores|revendedor|distribuidor oficial|distribuidoras|revendedores|distribuidor autorizado|revenda autorizada|distribuidor exclusivo|revendedor autorizado|revendedor oficial|representante oficial|representante exclusivo|revendedora',
    'online-shop':
      'loja online|loja virtual|loja on-line|comércio eletrônico|e-commerce|venda online|vendas online|lojas virtuais|clube de assinatura|ecommerce|e-shop|vendas pela internet|loja na internet|assinatura mensal|caixa por assinatura|impressão sob demanda|site de compras',
    shop: 'loja|lojas|comércio|boutique|outlet|shopping|centro comercial|concept store|showroom|bazar|shopping center|magazine de lojas|loja física|loja de departamentos|armazém|galeria comercial|varejo|retalhista|store|boutiques|lojista|loja de fábrica|lojas físicas|varejista|comércio local|centros comerciais',
    'clothing-shop':
      'loja de roupas|loja de roupa|roupas|roupa|moda feminina|moda masculina|vestidos de noiva|roupa infantil|lingerie|roupas femininas|fardamento|uniformes profissionais|moda infantil|vestuário|moda íntima|moda praia|roupas masculinas|fardas|moda fitness|uniformes|roupas infantis|roupa de criança|vestuário profissional|roupa de mulher|loja de noivas|vestidos de festa|aluguel de roupas|biquínis|roupa desportiva|trajes a rigor|roupa de bebé|aluguel de trajes|chapelaria|loja de moda|chapéus|vestuário infantil|moda plus size|moda evangélica|roupas de bebê|vestidos de cerimónia|calças jeans|vestido de noiva|aluguel de vestidos|roupa interior|roupas fitness|fardamentos|moda gestante|enxoval de bebê|vestuário de trabalho',
    'shoe-shop':
      'sapataria|loja de sapatos|calçados|calçado|sapatos|ténis e sapatilhas|loja de calçados|sapatilhas|calçados femininos|botas|sneakers|calçado português|calçado infantil|sandálias|sapatarias|calçado feminino|calçado profissional|calçado de segurança|loja de calçado|sapatos femininos|calçados infantis|calçados masculinos|chinelos',
    'book-shop':
      'livraria|livrarias|livreiro|sebo|alfarrabista|livraria online|sebos|livros usados|livraria virtual|livros jurídicos|livraria independente|loja de banda desenhada|livraria infantil|livraria alfarrabista|livraria evangélica|livraria cristã|loja de livros|loja de quadrinhos',
    florist:
      'florista|floricultura|floriculturas|floristas|entrega de flores|loja de flores|flores online|arranjos florais|ramos de noiva|flores|floricultura online|buquê de flores|arte floral|flores ao domicílio|ramos de flores|buquês|cestas e flores|flores preservadas|coroa de flores|coroas de flores|bouquets|decoração floral',
    'furniture-shop':
      'loja de móveis|móveis|mobiliário|loja de colchões|colchões|sofás|loja de decoração|decoração|iluminação|tapetes|móveis para escritório|loja de mobiliário|candeeiros|mobiliário de escritório|móveis de escritório|luminárias|artigos de decoração|móveis e decoração|lustres|mobiliário e decoração|mobiliário de jardim|têxteis lar|cama mesa e banho|móveis de design|utilidades domésticas|móveis corporativos|mobiliário corporativo|loja de iluminação|móveis para área externa|loja de tapetes|poltronas|cadeiras para escritório|móveis de jardim|colchoaria|roupa de cama|decoração para casa|artigos para o lar|mobiliário de cozinha|mobiliário urbano|móveis rústicos|artigos para casa|enxovais|papel de parede|móveis infantis|abajures',
    'pet-shop':
      'pet shop|loja de animais|petshop|ração para cães|acessórios para animais|aquarismo|produtos para pets|aquariofilia|artigos para animais|pet shops|rações|loja de animais online|comida para cães|alimentação natural para cães|produtos para animais|ração para animais|petshops|acessórios para cães|acessórios para pets|produtos pet|petiscos para cães|comida para gatos|alimentação para animais|peixes ornamentais',
    'toy-shop':
      'loja de brinquedos|brinquedos|brinquedos de madeira|puericultura|artigos para bebé|loja de bebé|brinquedos pedagógicos|modelismo|loja de jogos|loja de puericultura|artigos de puericultura|artigos para bebês|produtos para bebé|produtos para bebês|carrinhos de bebê|peluches|pelúcias|miniaturas|loja de jogos de tabuleiro|bonecas|aeromodelismo',
    'gift-shop':
      'loja de presentes|presentes personalizados|papelaria|papelarias|souvenirs|velas|velas aromáticas|lembranças|convites de casamento|brindes e presentes|papelaria personalizada|cestas de presentes|velas artesanais|cabazes|cestas de natal|cesta de café da manhã|cabazes de natal|lembrancinhas|cestas de café da manhã|lembranças personalizadas|prendas personalizadas|artigos religiosos|lembrancinhas personalizadas|papelaria criativa|presentes criativos|artigos de festa|artigos para festas|loja de lembranças|convites personalizados|material de escritório|presentes corporativos|caixas de presente|papelaria fina|canecas personalizadas|aromatizadores',
    'wine-shop':
      'garrafeira|loja de vinhos|garrafeiras|vinhos online|adega de vinhos|importadora de vinhos|clube de vinhos|vinhos importados|distribuidora de bebidas|loja de bebidas|empório de vinhos|venda de vinhos|enoteca|adega online|assinatura de vinhos|vinhos e espumantes|loja de vinhos online|vinhos portugueses|loja de cervejas|garrafeira online|clube de assinatura de vinhos|distribuição de vinhos|distribuidora de vinhos|loja de cervejas artesanais',
    'antique-shop':
      'antiquário|antiquários|antiguidades|loja de antiguidades|velharias|numismática|colecionismo|loja vintage|filatelia|moedas para coleção|compra de antiguidades|galeria de antiguidades|objetos antigos|antiguidades e velharias|colecionáveis|itens de coleção|moedas antigas|feira de antiguidades|móveis antigos',
    'second-hand-shop':
      'brechó|loja de segunda mão|segunda mão|casa de penhores|brechós|artigos usados|brechó online|roupa em segunda mão|penhores|recondicionados|produtos usados|roupa usada|roupa de segunda mão|telemóveis recondicionados|bazar beneficente|usados e seminovos|móveis usados',
    supermarket:
      'supermercado|supermercados|mercearia|hortifruti|frutaria|peixaria|loja de produtos naturais|hipermercado|minimercado|produtos biológicos|loja a granel|mercearias|supermercado biológico|produtos orgânicos|sacolão|quitanda|peixarias|empório natural|cesta básica|supermercado online|frutas e legumes|cestas básicas|mercearia online|mercado municipal|mercadinho|cestas orgânicas|alimentos orgânicos|frutas e verduras|loja de produtos biológicos|cabazes de legumes|cabazes biológicos|loja de conveniência|cesta de orgânicos|produtos a granel|mercado local|feira orgânica',
    'music-shop':
      'loja de música|instrumentos musicais|loja de instrumentos musicais|luthier|loja de discos|discos de vinil|guitarras|pianos|luthieria|discos em vinil|afinador de pianos|vinis|afinação de pianos|loja de instrumentos|lutheria|violeiro construtor|organeiro|loja de guitarras',
    'sports-shop':
      'loja de desporto|artigos esportivos|artigos desportivos|material esportivo|loja de surf|armaria|loja de pesca|equipamentos de ginásio|material desportivo|loja de esportes|equipamentos de fitness|loja de artigos esportivos|equipamentos para academia|skate shop|artigos de pesca|espingardaria|equipamento desportivo|equipamento outdoor|equipamento de pesca|material de pesca|caça e pesca|surf shop|equipamentos esportivos|equipamentos de camping|loja de equitação|vestuário desportivo|artigos de caça e pesca|materiais esportivos|suplementos e artigos esportivos|pesca esportiva|equipamentos de mergulho|aluguer de esquis|equipamentos para ginásios',
    'hardware-shop':
      'ferragens|loja de ferragens|materiais de construção|material de construção|ferramentas|drogaria e ferragens|bricolage|loja de tintas|madeireira|depósito de materiais|material elétrico|ferragens e ferramentas|suprimentos industriais|home center|autopeças|auto peças|peças auto|loja de materiais de construção|loja de bricolage|madeireiras|máquinas e ferramentas|materiais elétricos|pellets de madeira|loja de ferramentas|equipamentos de proteção individual|material eléctrico|materiais hidráulicos|equipamentos de proteção|ferragens para móveis|casa de tintas|venda de lenha|peças para automóveis|tintas e vernizes|acabamentos|peças automotivas|ferramentas elétricas|parafusaria|casa de material de construção|agropecuária e ferragens|peças para caminhões',
    'electronics-shop':
      'loja de eletrónica|loja de eletrônicos|eletrodomésticos|loja de informática|loja de telemóveis|loja de celulares|componentes eletrónicos|eletrônicos|material informático|loja de eletrodomésticos|computadores|equipamentos informáticos|celulares|loja de fotografia|acessórios para celular|cigarros eletrónicos|telemóveis|suprimentos de informática|alta fidelidade|equipamentos de som|smartphones|acessórios para telemóveis|produtos eletrônicos|notebooks|produtos de informática|computadores recondicionados|loja de computadores|equipamentos eletrônicos|eletrónica de consumo|pc gamer|acessórios para celulares',
    'perfume-shop':
      'perfumaria|perfumarias|perfumes|loja de cosméticos|cosméticos|perfumes importados|produtos de beleza|perfumaria online|produtos de cabeleireiro|perfume|produtos para cabelo|produtos capilares|perfumes de nicho|maquiagem|cosméticos profissionais|produtos para cabelos|cosméticos capilares|produtos profissionais de beleza',
    'fashion-brand':
      'marca de roupa|marca de roupas|marca de moda|marca de calçado|marca de joias|marca de bolsas|alta-costura|marca de acessórios|bolsas|moda sustentável|marca de sapatos|malas de senhora|marca de biquínis|grife|bolsas de couro|marca de moda praia|moda autoral|marca de vestuário|marca de moda sustentável|marca de calçados|acessórios de moda|marca de streetwear|marca portuguesa de roupa|bolsas femininas|acessórios femininos|marca de óculos|marca de relógios|marca portuguesa de calçado|marca autoral|roupa sustentável|alta costura|marca de roupa sustentável|moda consciente|slow fashion',
    'cosmetics-brand':
      'marca de cosméticos|cosméticos naturais|cosmética natural|marca de beleza|suplementos|suplementos alimentares|óleos essenciais|sabonetes artesanais|skincare|suplementos esportivos|saboaria artesanal|cosmética|cosméticos veganos|cosmética biológica|suplementos nutricionais|linha de cosméticos|loja de suplementos|cuidados com a pele|indústria de cosméticos|dermocosméticos|saboaria|cosméticos orgânicos|sabonetes naturais|cbd|cosmética portuguesa|produtos naturais|vitaminas e suplementos|beleza natural|produtos de cbd|suplementação|biocosméticos|proteínas e suplementos|suplemento alimentar',
    pottery:
      'olaria|cerâmica|ceramista|cerâmica artesanal|oleiro|atelier de cerâmica|ateliê de cerâmica|cerâmicas|ceramistas|cerâmica portuguesa|cerâmica artística|cursos de cerâmica|porcelana|estúdio de cerâmica|aulas de cerâmica|louça artesanal|faiança',
    'craft-workshop':
      'artesanato|artesão|artesãos|artesã|feito à mão|atelier de artesanato|ateliê de artesanato|couro artesanal|marroquinaria|cutelaria|encadernação|vitrais|tecelagem artesanal|produtos artesanais|artesanato português|artesanato em couro|artigos em pele|artigos de couro|artigos em couro|handmade|cutelaria artesanal|restauro de móveis|crochê|encadernação artesanal|artesanato brasileiro|cestaria|macramé|artigos artesanais|molduras|feitos à mão|facas artesanais|amigurumis|molduraria|produtos feitos à mão|artesanatos|peças artesanais|bordado à mão|conservação e restauro|marmoraria|mármores e granitos|patchwork|cortiça|artesanato em madeira|tricô|mármores|trabalhos manuais|marmorarias|selaria artesanal|rendas de bilros|encadernador|rochas ornamentais',
    marketplace:
      'marketplace|classificados|comparador de preços|anúncios classificados|vagas de emprego|portal de emprego|venda de ingressos|plataforma de reservas|mercado online|bilheteira online|comparador|ofertas de emprego|anúncios grátis|ingressos online|crowdfunding|site de empregos|vaquinha online|comparador online|financiamento coletivo|bilhetes online|classificados grátis|anúncios gratuitos|bolsa de emprego|plataforma de crowdfunding|vagas de estágio|comparação de preços|site de classificados|portal de empregos',
    'auction-house':
      'leiloeira|casa de leilões|leilões|leiloeiro|leilões online|leiloeiro oficial|leilão|leilões judiciais|leilão online|leilão de imóveis|leilão de arte|leilões de imóveis|leilão de veículos|leilões de arte',
    'energy-supplier':
      'fornecedor de energia|comercializador de energia|energias renováveis|energia renovável|distribuidora de energia|companhia de energia|empresa de energia|eletricidade e gás|carregamento de veículos elétricos|carregadores elétricos|energia eólica|comercializadora de energia|mercado livre de energia|luz e gás|empresa de energias renováveis|comunidade de energia|gás natural|posto de combustível|comercializador de eletricidade|postos de combustível|posto de gasolina|distribuidora de gás|energia limpa|parque eólico|companhia de saneamento|saneamento básico|postos de carregamento|energia por assinatura|energia elétrica|mobilidade elétrica|abastecimento de água|carregadores para carros elétricos|distribuidora de combustíveis|biogás|carregadores de veículos elétricos',
    telecom:
      'operadora de telecomunicações|empresa de telecomunicações|operadora móvel|telecomunicações|voip|telefonia móvel|central telefónica virtual|telefonia ip|operadora de telefonia|pabx virtual|telefonia voip|pabx em nuvem|pabx ip|telefonia empresarial|central telefônica|telefonia|operador de telecomunicações|telecom|telefonia em nuvem|centrais telefónicas|esim|chip de internet|operadora de celular|planos de celular',
    'internet-provider':
      'provedor de internet|fibra óptica|internet fibra óptica|fornecedor de internet|banda larga|internet por fibra|provedora de internet|internet via rádio|internet fibra|provedor de acesso à internet|internet por fibra óptica|internet banda larga|internet de fibra óptica|isp|internet residencial|provedores de internet|fibra ótica|internet de alta velocidade|internet ultra rápida|internet 100% fibra',
    publisher:
      'editora|editoras|editora de livros|casa editora|editora independente|grupo editorial|editora universitária|publicação de livros|autopublicação|editora cristã|imprensa universitária|edição de livros|publicar um livro|serviços editoriais|chancela editorial|editora musical|edições de autor|editora jurídica|edição de autor',
    'board-game':
      'jogo de tabuleiro|jogos de tabuleiro|jogo de cartas|jogo de rpg|jogos de cartas|rpg de mesa|editora de jogos|jogos de mesa|jogo de mesa|card game|jogos de tabuleiro modernos|rpg',
    'hardware-device':
      'dispositivo|dispositivos|sensor|câmera|drone|drones|auscultadores|impressora 3d|trotinete elétrica|bicicleta elétrica|veículo elétrico|máquina|sensores|relógio inteligente|aparelho|impressoras 3d|trotinetes elétricas|teclado|patinete elétrico|autocaravanas|motorhomes|embarcações|barcos|veículos elétricos|caixa de som|fones de ouvido|autocaravana|rastreador|carretas|balanças|impressoras|trailers|máquinas|lanchas|notebook|motorhome|caravanas',
    software:
      'software|software de gestão|sistema de gestão|solução de software|programa de gestão|produto de software|software empresarial|programa de computador|softwares|software para empresas|software especializado|soluções de software|software gratuito|programa informático',
    'mobile-app':
      'aplicativo|aplicativos|aplicação móvel|app|app móvel|aplicativo móvel|apps|aplicações móveis|aplicação|aplicativo mobile|aplicativos móveis|app para iphone|aplicativo para android|aplicações|aplicativo gratuito|app gratuito|aplicativo de celular|aplicativo para celular|aplicativo para iphone',
    'web-app':
      'aplicação web|ferramenta online|serviço online|sistema web|webapp|aplicações web|sistema online|sistemas web|aplicativo web|software online|serviço web|web app|ferramentas online|plataforma online gratuita|sistema na nuvem',
    'desktop-app':
      'aplicação de ambiente de trabalho|aplicativo para mac|programa para windows|aplicativo desktop|programa para pc|utilitário|programa para mac|utilitários|aplicativo para windows|programas grátis|software para windows|aplicação desktop|app para mac|aplicativo de desktop',
    platform:
      'plataforma|plataformas|plataforma online|plataforma digital|plataforma web|plataforma na nuvem|plataforma tecnológica|plataforma de dados|plataforma de software|plataforma cloud|plataforma em nuvem|plataforma de tecnologia|plataforma completa|plataforma integrada|plataformas digitais|plataforma colaborativa',
    tool: 'ferramenta|ferramentas gratuitas|gerador|calculadora|simulador|conversor|calculadora online|kit de ferramentas|emulador|ferramenta gratuita|painel de controlo|ferramentas digitais|simulador online|conversor online|gerador online|painel de controle|ferramenta digital|calculadoras|cronômetro|planejador|simuladores|toolkit|contador de caracteres|geradores|leitor digital',
    suite:
      'suíte|suíte de software|solução tudo-em-um|solução all-in-one|plataforma all-in-one|plataforma tudo em um|suíte de escritório|pacote office|sistema completo de gestão|solução tudo em um|suíte de aplicativos|plataforma tudo-em-um|suíte de ferramentas|software tudo-em-um|software tudo em um|pacote de escritório',
    'browser-extension':
      'extensão de navegador|extensão do chrome|extensão para chrome|navegador web|bloqueador de anúncios|extensão para navegador|navegador|extensão do navegador|extensão para o chrome|extensão chrome|complemento firefox|browser',
    plugin:
      'plugin|plugins|plugin wordpress|extensão wordpress|plugin para wordpress|módulo prestashop|plugins wordpress|plugins para wordpress|plug-in|módulo de integração|módulos prestashop|plugin para woocommerce|plugin de wordpress',
    'code-library':
      'biblioteca javascript|biblioteca python|biblioteca de componentes|biblioteca de código|biblioteca de código aberto|sdk|biblioteca de software|biblioteca php|kit de desenvolvimento|biblioteca open source|biblioteca em python',
    framework:
      'framework|frameworks|framework web|cms|sistema de gestão de conteúdos|gestor de conteúdos|gerenciador de conteúdo|design system|motor de jogo|framework php|framework javascript|sistema de gerenciamento de conteúdo|gerador de sites estáticos|motor de jogos|framework css|headless cms|gestão de conteúdos',
    'programming-language':
      'linguagem de programação|linguagens de programação|linguagem de script|linguagem de marcação|compilador|linguagem de consulta',
    database:
      'base de dados|banco de dados|bases de dados|bancos de dados|motor de busca|buscador|armazém de dados|planilha|folha de cálculo|motor de pesquisa|planilha eletrônica|data warehouse|sistema de gerenciamento de banco de dados|motores de busca|mecanismo de busca|data lake',
    api: 'api|api rest|gateway de pagamento|plataforma de pagamentos|meio de pagamento|intermediador de pagamentos|gateway de pagamentos|soluções de pagamento|meios de pagamento|instituição de pagamento|processador de pagamentos|maquininha de cartão|maquininha|maquininhas|link de pagamento|pagamentos digitais|interface de programação|apis|solução de pagamentos|facilitadora de pagamentos|subadquirente|instituição de pagamentos',
    'operating-system':
      'sistema operativo|sistema operacional|distribuição linux|distribuição gnu/linux|firmware|sistemas operacionais|distro linux|sistemas operativos|ambiente gráfico',
    'file-sharing-client':
      'cliente torrent|cliente bittorrent|partilha de ficheiros|compartilhamento de arquivos|transferência de arquivos|envio de arquivos|gestor de downloads|transferência de ficheiros|gerenciador de downloads|envio de ficheiros|cliente ftp|envio de arquivos grandes|envio de ficheiros grandes|sincronização de arquivos|download de torrents',
    'password-manager':
      'gestor de palavras-passe|gerenciador de senhas|gerador de senhas|cofre de senhas|gestor de senhas|aplicativo autenticador|gerador de palavras-passe|gestão de senhas|autenticador|gestão de palavras-passe|gerador de passwords|gestor de passwords',
    'crypto-wallet':
      'carteira bitcoin|carteira de criptomoedas|carteira digital|carteira cripto|wallet|carteira de bitcoin|carteira crypto|carteira ethereum|carteira de cripto|carteira eletrónica',
    cryptocurrency:
      'criptomoeda|criptomoedas|moeda digital|blockchain|token|stablecoin|nft|memecoin|tokens|bitcoin|criptoativos|ativos digitais|nfts|moeda virtual|cripto|moedas digitais|moeda social',
    'crypto-exchange':
      'corretora de criptomoedas|exchange de criptomoedas|bolsa de criptomoedas|comprar bitcoin|plataforma de trading|corretora de valores|corretora de bitcoin|corretora online|exchange|broker|corretora de investimentos|compra e venda de criptomoedas|corretora forex|comprar criptomoedas|home broker|casa de câmbio|exchange de bitcoin|corretora de câmbio|plataforma de investimentos|corretora de cripto|corretora cripto|mesa proprietária|plataforma de criptomoedas|casas de câmbio',
    'trading-protocol':
      'protocolo defi|finanças descentralizadas|exchange descentralizada|robô de trading|sinais de trading|robô trader|protocolo de empréstimo|defi|robôs de investimento|corretora descentralizada|trading automático|protocolo descentralizado|robôs traders|bot de trading|trading algorítmico|robô investidor|protocolo de liquidez',
    dapp: 'dapp|aplicativo descentralizado|aplicação descentralizada|contrato inteligente|contratos inteligentes|smart contracts|web3|dapps|plataforma web3|aplicativos descentralizados|organização autônoma descentralizada',
    'messaging-app':
      'aplicativo de mensagens|mensagens instantâneas|videoconferência|rede social|cliente de e-mail|correio eletrónico|site de namoro|bate-papo|aplicativo de namoro|chat online|aplicação de mensagens|site de relacionamento|videochamadas|agência de namoro|salas de bate-papo|e-mail corporativo|mensageiro instantâneo|site de encontros|namoro online|email profissional|rede social corporativa|email corporativo|chat grátis|agência matrimonial|agência de casamento|comunicador interno|serviço de e-mail|app de relacionamento|sites de relacionamento|email empresarial',
    'text-editor':
      'editor de texto|editor de código|editor de vídeo|editor de fotos|editor de pdf|processador de texto|editor de imagens|ambiente de desenvolvimento|editor de vídeos|editor online|editor de áudio|editor pdf|editor de partituras|editor de imagem|ambiente de desenvolvimento integrado|editor gráfico|software de edição de vídeo|editor de diagramas|estação de trabalho de áudio digital|editor markdown|processador de textos|software de escrita',
    'note-app':
      'aplicativo de notas|bloco de notas|lista de tarefas|gestor de tarefas|diário pessoal|base de conhecimento|aplicativo de anotações|gerenciador de tarefas|agenda digital|app de notas|gestão do conhecimento|lista de compras|organizador pessoal|agenda pessoal|mapa mental|mapas mentais|gestão de tarefas|app de tarefas|calendário partilhado|rastreador de hábitos|gestão de conhecimento|diário digital',
    'weather-app':
      'previsão do tempo|aplicativo de meteorologia|app de meteorologia|meteorologia|previsão meteorológica|estação meteorológica|clima tempo|condições meteorológicas|aplicativo de previsão do tempo|estações meteorológicas|tempo e clima|radar meteorológico|boletim meteorológico',
    'music-app':
      'aplicativo de música|leitor de música|streaming de música|leitor multimédia|afinador|metrónomo|reprodutor de música|player de música|ouvir música|aplicativo de rádio|app de música|reprodutor de mídia|música online|ouvir música online|player de vídeo|cifras e letras|servidor de mídia|aplicativo de podcasts|letras de músicas|tocador de música',
    'photo-app':
      'aplicativo de fotos|álbum de fotos|app de fotografia|partilha de fotos|fotolivros|revelação de fotos|compartilhamento de fotos|álbuns de fotos|aplicativo de câmera|fotolivro|revelação de fotos online|impressão de fotos|editor de fotos para celular|organizador de fotos|álbuns digitais|edição de fotos|álbum digital',
    'fitness-app':
      'aplicativo de treino|aplicativo de fitness|contador de calorias|app de treino|aplicativo de meditação|aplicativo de saúde|app de corrida|aplicativo fitness|app fitness|aplicativo de exercícios|aplicativo de corrida|treinos online|app de meditação|aplicativo de dieta|aplicativo de bem-estar|meditação guiada|treinos em casa|calendário menstrual|app de saúde|diário de treino|aplicativo de emagrecimento',
    'language-app':
      'aplicativo de idiomas|aprender línguas|aprender inglês|app de idiomas|flashcards|aprender idiomas|aprendizagem de línguas|aplicativo para aprender inglês|aprendizado de idiomas|aprender inglês online|aprender português|aprender espanhol|aplicativo de inglês|cartões de memória',
    'finance-app':
      'aplicativo de finanças|controle financeiro|gestão de despesas|finanças pessoais|controle de gastos|orçamento pessoal|app de finanças|aplicativo financeiro|gestão financeira pessoal|controle financeiro pessoal|controle de despesas|gestão de finanças pessoais|orçamento familiar|aplicativo de controle financeiro|gerenciador financeiro|planilha financeira|reembolso de despesas|gestor financeiro pessoal|gestão de despesas corporativas|agregador financeiro',
    'accounting-software':
      'software de contabilidade|software de faturação|programa de faturação|sistema financeiro|emissor de notas fiscais|software contábil|faturação online|sistema contábil|nota fiscal eletrônica|sistema de emissão de notas fiscais|software de faturação online|emissão de nota fiscal|sistema de gestão financeira|emissor de nota fiscal|emissão de notas fiscais|software para contabilidade|faturas eletrónicas|sistema para contabilidade|programa de faturação online|software para escritórios contábeis|software financeiro|faturação eletrónica|folha de pagamento online|sistema para contadores|nota fiscal de serviço|emissor de nfe|programa de faturação certificado|software de processamento salarial|gestão de tesouraria|sistema de cobrança|software certificado|software de faturação certificado|conciliação bancária|contas a pagar e receber',
    erp: 'erp|software erp|sistema erp|sistema de gestão empresarial|software de gestão empresarial|controle de estoque|gestão de stocks|software de gestão comercial|gestão de frotas|rastreamento veicular|sistema de gestão comercial|sistema de estoque|erp online|sistema para lojas|sistema de gestão integrada|software de manutenção|sistema de gestão online|software industrial|software de gestão de frotas|wms|sistema de controle de estoque|erp na nuvem|rastreador veicular|gestão da produção|automação comercial|sistema para oficina mecânica|sistema de ordem de serviço|sistema para oficinas|gestão de armazéns|rastreamento de veículos|gestão integrada|gestão da manutenção|sistema para transportadoras|localização gps|gestão de obras|sistema para pequenas empresas|sistema de gestão para indústria|software para construção civil|gestão de serviços externos|sistema de automação comercial|programa de gestão comercial|software de produção|gestão de estoque|erp para indústrias|sistema para indústria|sistemas de gestão empresarial|planejamento da produção|sistema para mercados|gestão de manutenção|sistema para autopeças',
    crm: 'crm|software crm|sistema crm|sistema de crm|gestão de clientes|software de vendas|crm de vendas|help desk|software de atendimento|central de atendimento online|plataforma de atendimento|gestão de relacionamento com o cliente|crm imobiliário|helpdesk|plataforma de vendas|automação de vendas|crm online|sistema de atendimento|atendimento multicanal|força de vendas|software de help desk|atendimento omnichannel|crm para imobiliárias|sistema de help desk|sistema para imobiliárias|prospecção b2b|service desk|sistema de chamados|plataforma de crm|inteligência comercial|software de atendimento ao cliente|crm whatsapp',
    'project-management':
      'gestão de projetos|software de gestão de projetos|gerenciamento de projetos|controlo de assiduidade|controle de ponto|software de recursos humanos|gestão de equipas|gestão de pessoas|software de rh|intranet|controle de ponto online|gestão de recursos humanos|sistema de rh|ponto eletrônico|relógio de ponto|gestão de equipes|gestor de projetos|gestão do tempo|sistema de ponto|trabalho colaborativo|colaboração em equipe|sistema de controle de ponto|gestão de férias|controle de jornada|gestão de rh|gestão de assiduidade|software rh|relógios de ponto|software de recrutamento|ponto digital|controlo de ponto|plataforma de rh|automação de processos|gestão de processos|registro de ponto|software de gestão de recursos humanos|software de gestão de equipas|gestão de turnos|intranet corporativa|gestão de desempenho|gestão de talentos|ferramenta de gestão de projetos|avaliação de desempenho|software para rh|kanban online|gestão de horários|quadro branco online|planejamento estratégico online|benefícios corporativos|gestão de projectos|gestão ágil',
    'email-tool':
      'email marketing|e-mail marketing|software de email marketing|plataforma de email marketing|ferramenta de email marketing|disparo de e-mails|sms marketing|envio de newsletters|envio de sms|sms em massa|envio de email marketing|disparo de emails|envio de sms em massa|ferramenta de e-mail marketing|plataforma de e-mail marketing|e-mail transacional|plataforma de sms|disparo de sms|mala direta',
    'marketing-software':
      'software de marketing|automação de marketing|plataforma de marketing|ferramenta de seo|programa de fidelidade|gestão de avaliações|inquéritos online|formulários online|sinalização digital|encurtador de links|gerador de qr code|programa de fidelização|pesquisa de satisfação|programa de pontos|plataforma de afiliados|programa de afiliados|pesquisas online|tv corporativa|ferramentas de marketing|digital signage|whatsapp marketing|cartão de fidelização|cartão digital|encurtador de url|cartão de visita digital|questionários online|agendamento de posts|automação de whatsapp|fidelização de clientes|marketing de afiliados|mídia indoor|pesquisa de opinião online|cartões de fidelização|rede de afiliados|plataforma de fidelização|gestão de reputação online|clube de vantagens|criar formulários|reputação online|disparador whatsapp|clube de descontos|programa de indicação|automação de marketing digital|pesquisa nps',
    'analytics-software':
      'análise de dados|business intelligence|inteligência de mercado|software de análise|monitoramento de mídia|dashboards|web analytics|visualização de dados|plataforma de análise|inteligência de negócios|monitoramento de redes sociais|data analytics|software de business intelligence|analytics|clipping|ciência de dados|plataforma de business intelligence|monitoramento de servidores|monitoramento de sites|inteligência de dados|inteligência competitiva|software estatístico|observabilidade|clipping de notícias|big data|software de monitoramento|monitoramento de preços|jurimetria|plataforma de dados e analytics|análise estatística|estatísticas web',
    'booking-software':
      'software de reservas|sistema de reservas|agendamento online|marcações online|software para hotéis|sistema de agendamento|channel manager|software hoteleiro|motor de reservas|sistema para academias|sistema para salões|sistema para hotéis|sistema de agendamento online|software de gestão hoteleira|sistema para salão de beleza|software para ginásios|agenda online|sistema para academia|software de marcações|gestão hoteleira|sistema de gestão escolar|software escolar|sistema escolar|sistema para escolas|gestão de reservas|sistema para pousadas|sistema de gestão de academias|software de gestão escolar|gestão escolar|software para salões de beleza|sistema para igrejas|aplicativo de agendamento|sistema hoteleiro|sistema para barbearia|software para barbearias|app para barbearia|gestão de marcações|sistema para clínicas de estética|agenda de serviços|sistema de gestão de clubes|gestão de eventos|plataforma de eventos|software de gestão de clubes|software de bilhética|plataforma de inscrições|inscrições online|software para eventos|software para igrejas|gestão de clubes|gestão de academias|credenciamento de eventos|gestão de igrejas|sistema para locadoras|sistema para autoescolas|software para cabeleireiros|sistema para condomínios|software para condomínios|aplicativo para condomínios|software de gestão desportiva|gestão de ginásios|gestão acadêmica|software de gestão de condomínios|sistema para barbearias',
    'restaurant-software':
      'software para restaurantes|sistema para restaurantes|pdv|ponto de venda|cardápio digital|menu digital|software pos|software de restauração|sistema para delivery|sistema pdv|sistema para restaurante|cardápio online|comanda eletrônica|sistema de delivery|cardápio digital para delivery|frente de caixa|sistema para bares|sistema de pdv|ementa digital|sistema para pizzaria|sistema para lanchonete|software pos restauração|sistema para lanchonetes|caixas registadoras|sistema para bares e restaurantes|frente de loja|totem de autoatendimento|pos restauração|sistema para bares restaurantes|software restauração|comanda digital|sistema para food service|delivery próprio|gestão de restaurantes|sistema frente de caixa|menu qr code|software para a restauração',
    'practice-software':
      'software médico|software para clínicas|prontuário eletrônico|telemedicina|software odontológico|software jurídico|software para consultórios|sistema para clínicas|dispositivos médicos|sistema para consultórios|software clínico|software para advogados|processo clínico eletrónico|sistema para clínicas médicas|software para psicólogos|software para clínicas dentárias|saúde digital|software veterinário|equipamentos médicos|software médico online|sistema para advogados|gestão de clínicas|plataforma de telemedicina|prontuário eletrônico do paciente|sistema odontológico|sistema para clínica odontológica|software para dentistas|software para nutricionistas|telessaúde|equipamentos hospitalares|sistema para psicólogos|equipamentos odontológicos|sistema veterinário|sistema médico|software de gestão de clínicas|sistema jurídico|material hospitalar|software para clínica|sistema para clínica|gestão hospitalar|software para escritórios de advocacia|sistema para dentistas|produtos ortopédicos|material médico|produtos hospitalares|sistema hospitalar|software para fisioterapeutas|healthtech|materiais hospitalares|ajudas técnicas|produtos médicos|software de gestão clínica|software de saúde',
    'security-software':
      'cibersegurança|segurança cibernética|software de segurança|segurança da informação|teste de intrusão|firewall|gestão de identidade|testes de intrusão|segurança informática|gestão de acessos|empresa de cibersegurança|controle de acesso|controlo de acessos|criptografia|pentest|segurança digital|soluções de cibersegurança|prevenção a fraudes|antifraude|verificação de identidade|perícia digital|reconhecimento facial|segurança em nuvem|soluções de segurança da informação|biometria facial|segurança de redes|proteção de dados empresariais|computação forense|empresa de segurança da informação|perícia forense computacional|segurança de dados|autenticação biométrica|hacking ético',
    'compliance-software':
      'software de compliance|assinatura eletrônica|assinatura digital|gestão documental|compliance|gestão de contratos|canal de denúncias|certificado digital|gestão da qualidade|adequação lgpd|gestão eletrônica de documentos|lgpd e privacidade|gestão de documentos|canal de denúncia|digitalização de documentos|gestão de riscos|software de gestão documental|software de qualidade|certificados digitais|consultoria lgpd|segurança do trabalho|medicina do trabalho|software de gestão da qualidade|saúde ocupacional|segurança e saúde no trabalho|gestão arquivística|saúde e segurança do trabalho|gestão de compliance|medicina e segurança do trabalho|implementação rgpd|consultoria rgpd|governança corporativa|segurança no trabalho|assinatura de documentos|assinatura eletrônica de documentos|guarda de documentos|certificação digital|auditoria e compliance|software esg|inventário de carbono|pegada de carbono|contratos digitais|engenharia de segurança do trabalho|gestão de conformidade|crédito de carbono|créditos de carbono',
    antivirus:
      'antivírus|software antivírus|anti-malware|filtro anti-spam|antispam|anti-spam|antivírus grátis|antimalware|proteção antivírus|antivírus corporativo|programa antivírus',
    vpn: 'vpn|serviço vpn|rede privada virtual|app vpn|aplicativo vpn|proxy|melhor vpn|vpn grátis|serviço de vpn|servidor proxy|proxies',
    'disk-tool':
      'analisador de espaço em disco|limpeza de disco|gestor de ficheiros|gerenciador de arquivos|arquivos duplicados|limpador de pc|ficheiros duplicados|explorador de arquivos|desinstalador|utilitário do sistema|otimizador de pc|limpeza de pc|fotos duplicadas|gestor de partições',
    'backup-software':
      'software de backup|backup online|cópias de segurança|armazenamento na nuvem|backup na nuvem|armazenamento em nuvem|backup em nuvem|backup|backup de dados|cloud backup|backup corporativo|backup cloud|solução de backup|soluções de backup|armazenamento cloud|armazenamento de dados|recuperação de desastres|nuvem privada',
    'hosting-provider':
      'hospedagem de sites|alojamento web|alojamento de sites|servidores dedicados|registo de domínios|registro de domínio|data center|centro de dados|servidor vps|hosting|web hosting|alojamento de websites|hospedagem de site|hospedagem wordpress|datacenter|domínios e alojamento|vps|registro de domínios|servidores vps|alojamento wordpress|cloud computing|servidor dedicado|hospedagem web|computação em nuvem|servidores cloud|provedor de nuvem|domínio e hospedagem|alojamento e domínios|servidores virtuais|servidor cloud|hospedagem cloud|cloud hosting|hospedagem de websites|revenda de hospedagem|colocation|alojamento cloud|infraestrutura em nuvem|registo de domínio|servidores em nuvem|centros de dados|data centers',
    'streaming-service':
      'serviço de streaming|plataforma de streaming|streaming|vídeo sob demanda|transmissão ao vivo|filmes online|iptv|video on demand|plataforma de vídeo|plataforma de vídeos|live streaming|streaming de vídeo|filmes e séries|transmissões ao vivo|assistir filmes online|transmissão em direto|hospedagem de vídeos|filmes e séries online|plataforma de webinars|streaming de eventos|transmissão online|plataforma de lives|serviços de streaming',
    'radio-platform':
      'web rádio|rádio online|webrádio|streaming de rádio|hospedagem de rádio|rádio web|rádios online|streaming de áudio|streaming para rádio|rádio pela internet|streaming para web rádio|rádios ao vivo|hospedagem de podcast|streaming de áudio para rádios|rádio streaming|alojamento de podcasts|criar web rádio|rádio corporativa',
    chatbot:
      'chatbot|chatbots|assistente de voz|agente conversacional|chat ao vivo|bot de whatsapp|robô de atendimento|chatbot para whatsapp|ia conversacional|chatbot whatsapp|chat online para sites|chatbots com ia|chatbot com inteligência artificial|inteligência artificial conversacional|chatbot com ia|live chat|atendente virtual|chatbots inteligentes|robôs de atendimento|agentes de voz|agentes conversacionais|chat para site|automação de atendimento|atendimento com ia|voicebot|plataforma de chatbot|recepcionista virtual',
    'ai-assistant':
      'assistente de ia|ferramenta de ia|gerador de imagens|gerador de textos|ia generativa|transcrição automática|assistente inteligente|assistente com ia|inteligência artificial generativa|modelo de linguagem|ferramentas de ia|assistente de inteligência artificial|assistente|reconhecimento de voz|tradutor automático|síntese de voz|copiloto|gerador de imagens com ia|conversão de texto em fala|transcrição de áudio|tradução automática|transcrição de áudios|assistente ia|assistente virtual com ia|texto para voz|assistente virtual inteligente|gerador de texto|gerador de voz|degravação',
    'ai-agent':
      'agente de ia|agentes de ia|inteligência artificial|automação com ia|agentes autônomos|visão computacional|agência de ia|automação inteligente|machine learning|agentes inteligentes|soluções de inteligência artificial|automação com inteligência artificial|agentes de inteligência artificial|aprendizado de máquina|soluções de ia|soluções em inteligência artificial|empresa de inteligência artificial|funcionários digitais|agência de automação|agência de inteligência artificial|visão artificial|automações com ia|soluções com ia|automação de processos com ia|robotização de processos',
    'website-builder':
      'criador de sites grátis|construtor de sites|criar site|plataforma de e-commerce|criar loja virtual|criar site grátis|plataforma de comércio eletrônico|no-code|criar loja online|criar um site|criador de lojas online|plataforma de loja virtual|currículo online|plataforma ecommerce|criar currículo|plataforma e-commerce|gerador de currículo|criar um website|criar blog|plataforma no-code|plataforma de ecommerce|criar site profissional|low-code|criador de currículo|plataforma de lojas virtuais|software de e-commerce|plataforma de cursos online|construtor de websites|low code|área de membros|no code|criar um blog|criar aplicativo|criador de websites|plataforma low-code|plataforma de infoprodutos|sites grátis',
    'website-template':
      'tema wordpress|temas wordpress|template html|modelos de sites|banco de imagens|tipografias|templates|tema para wordpress|fundição tipográfica|planilhas prontas|temas para wordpress|template wordpress|planilhas excel|modelos prontos|type foundry|fontes tipográficas|fotos grátis|planilhas de excel|temas para loja virtual|templates wordpress|template|modelo de currículo|imagens grátis|templates prontos|templates notion|modelos de contratos|modelos de documentos|vetores grátis|fontes grátis|templates para wordpress|modelos de currículo',
    'design-tool':
      'ferramenta de design|software de design|software cad|software 3d|software de modelação|modelagem 3d|software de animação|software de apresentações|software bim|programa de desenho|modelação 3d|software de arquitetura|software de projetos|bim|software de engenharia|criador de logotipos|software de simulação|simulador de ambientes|gravador de tela|criador de logo|maquete eletrônica|renderização 3d|maquetes eletrônicas|visualização arquitetónica|software de cálculo estrutural|projetos em bim|renders 3d|gerador de logotipos|captura de tela|configurador 3d|software para arquitetura|desenho técnico|imagens 3d|programa de design|design gráfico online|criador de vídeos|simulação computacional|visualização 3d|aplicativo de desenho',
    'developer-tool':
      'ferramenta para desenvolvedores|ferramentas para desenvolvedores|ferramenta de desenvolvimento|linha de comandos|linha de comando|gestor de pacotes|integração contínua|automação de testes|testes automatizados|ferramentas de desenvolvimento|emulador de terminal|terminal|plataforma para desenvolvedores|gerenciador de pacotes|devops|testes de software|qualidade de software|cliente git|infraestrutura como código|ferramentas para programadores|gerador de código|depurador|controle de versão|plataforma devops|teste de software',
    'computer-game':
      'jogo|jogos|videojogo|videojogos|jogo online|jogo para celular|jogo de estratégia|jogos online|jogo multijogador|jogos grátis|jogo de aventura|jogo mobile|jogo indie|jogo de palavras|game|games|jogo de navegador|jogo eletrônico|jogo multiplayer|jogo educativo|quebra-cabeça|jogos eletrônicos|gamificação|jogo de plataforma|jogo digital|jogos digitais|serious games|palavras cruzadas|jogo grátis|mmorpg|jogo de puzzle|jogos mobile|jogo de terror|jogos multiplayer|jogos indie|jogo de simulação|jogos sérios',
    'game-server':
      'servidor de minecraft|servidor minecraft|servidor de jogo|servidor de rp|servidor fivem|servidor discord|servidor de discord|servidor de roleplay|servidor gta rp|servidor brasileiro|servidores de minecraft|servidor privado|servidor de jogos|cidade de roleplay|servidor de gta rp|servidores de jogos|servidor português|cidade gta rp',
    'game-studio':
      'estúdio de jogos|desenvolvedora de jogos|desenvolvimento de jogos|estúdio de videojogos|estúdio independente|estúdio indie|estúdio de games|produtora de jogos|desenvolvedores de jogos|desenvolvedora de games|estúdio de desenvolvimento de jogos|desenvolvimento de games|estúdio independente de jogos|desenvolvedor de jogos|criação de jogos|estúdio de jogos independente|desenvolvimento de videojogos|estúdio de jogos indie|produtora de games',
    saas: 'saas|software como serviço|plataforma saas|solução na nuvem|software na nuvem|solução saas|solução em nuvem|soluções saas|software saas|soluções cloud|soluções em nuvem|sistema em nuvem|software em nuvem|software por assinatura|software cloud|solução cloud|soluções na nuvem|serviço na nuvem',
    'learning-platform':
      'plataforma de aprendizagem|plataforma de ensino|plataforma de e-learning|plataforma educativa|lms|plataforma ead|ambiente virtual de aprendizagem|edtech|plataforma educacional|plataforma de ead|plataforma de cursos|plataforma de formação|plataforma e-learning|universidade corporativa|aplicativo educacional|plataforma de treinamento|plataforma lms|plataforma de estudos|escola virtual|plataforma de educação|tecnologia educacional|plataforma elearning|soluções educacionais|sistema de ensino|aplicativo educativo|sistema de gestão de aprendizagem|plataforma de treinamentos|campus virtual|plataforma de ensino a distância|plataforma de educação online|educação online|portal do aluno online|objetos de aprendizagem|aplicativo de estudos|universidades corporativas',
    'smart-home':
      'domótica|casa inteligente|automação residencial|fechadura inteligente|sistema domótico|videoporteiro|casas inteligentes|fechadura digital|fechaduras digitais|alarme residencial|interfone|smart home|intercomunicadores|sistemas de domótica|videoporteiros|fechaduras inteligentes|interfones|fechadura eletrônica|porteiro eletrônico|alarmes para casa',
    robot:
      'robô|robôs|robótica|robôs industriais|robôs colaborativos|robótica educacional|cobots|robótica industrial|robô industrial|robótica educativa|robótica móvel|robôs autônomos|robôs móveis|robô colaborativo',
    association:
      'associação|associações|sociedade científica|associação de moradores|associação cultural|associação profissional|federação|associação recreativa|ordem profissional|sociedade brasileira de|associação de pais|associação nacional|associação portuguesa de|associação brasileira de|sociedade portuguesa de|associação de antigos alunos|conselho regional|confraria|amigos de|confederação|associação cultural e recreativa|associação de bairro|associação de desenvolvimento local|conselho federal|associação de estudos|associação de pais e encarregados de educação|associação de classe|associação local|associação amigos do bairro|casa do povo|associação de ex-alunos|sociedade recreativa|federações|associação histórica|sociedade histórica|comissão de festas|associação de pais e mestres|rancho folclórico|associação musical|comissão de moradores|associação de proprietários|associação internacional|associação amigos',
    'non-profit':
      'organização sem fins lucrativos|associação sem fins lucrativos|ong|organização não governamental|entidade sem fins lucrativos|ipss|instituição particular de solidariedade social|empresa social|organização humanitária|oscip|organização da sociedade civil|instituição sem fins lucrativos|ongs|negócio social|instituição social|terceiro setor|osc|negócio de impacto|sem fins lucrativos|organização social|organizações da sociedade civil|organização ambientalista|ongd|negócios de impacto|cooperação para o desenvolvimento|associação ambientalista|entidade social|organização de direitos humanos|associação de defesa do ambiente|instituto sem fins lucrativos|voluntariado|impacto social|empreendedorismo social',
    charity:
      'instituição de caridade|banco alimentar|instituição beneficente|instituição de solidariedade|entidade beneficente|ajuda humanitária|obra social|associação beneficente|associação de solidariedade social|casa de acolhimento|campanha de arrecadação|assistência social|casa de apoio|apadrinhamento de crianças|obras sociais|entidade filantrópica|abrigo para moradores de rua|associação de solidariedade|filantropia|banco de alimentos|instituição filantrópica|angariação de fundos|centro social paroquial|casa lar|abrigo institucional|arrecadação de fundos|cáritas|loja social|refeitório social|orfanato|abrigo de crianças|cozinha solidária|associação beneficente e cultural',
    foundation:
      'fundação|fundações|fundação privada|bolsas de estudo|fundação sem fins lucrativos|fundo patrimonial|instituto social privado|programa de bolsas|fundação cultural|bolsa de estudos|fundo filantrópico',
    'support-association':
      'associação de apoio|associação de doentes|grupo de apoio|associação de amigos|grupo de ajuda mútua|associação de pacientes|grupo de autoajuda|grupos de apoio|associação de pais e amigos|associação de familiares|centro de apoio|apae|apoio à vítima|ajuda mútua|associação de apoio à vítima|associação de pessoas com deficiência|alcoólicos anônimos|grupo de mútua ajuda',
    'community-organisation':
      'organização comunitária|centro cultural|centro comunitário|centro social|horta comunitária|casa de cultura|centro de juventude|casa da cultura|espaço cultural|associação comunitária|hortas comunitárias|centro de convívio|hortas urbanas|ponto de cultura|casa da juventude|centro cívico|espaço comunitário|centros culturais|organização de base comunitária|instituto cultural|centro social e cultural|espaço cultural independente|hortas sociais|centro sociocultural|coletividade|centro recreativo|horta urbana|centros comunitários|casa de artes',
    'rescue-organisation':
      'socorros a náufragos|cruz vermelha|primeiros socorros|resgate em montanha|proteção civil|nadadores-salvadores|nadador-salvador|curso de primeiros socorros|salvamento aquático|defesa civil|busca e salvamento|grupo de resgate|formação em primeiros socorros|cursos de primeiros socorros|salvamento marítimo|guarda-vidas|treinamento de primeiros socorros',
    church:
      'igreja|igrejas|paróquia|paróquias|catedral|capela|mesquita|sinagoga|templo|diocese|santuário|igreja evangélica|igreja batista|arquidiocese|ministério evangélico|basílica|igreja católica|igreja presbiteriana|assembleia de deus|igreja cristã|igreja adventista|igreja metodista|sé catedral|mosteiro e igreja|igreja luterana|patriarcado|unidade pastoral|igreja protestante|comunidade evangélica|terreiro|templo budista|vicariato|terreiro de umbanda|igreja ortodoxa|prelazia|abadia|centro espírita|casa espírita|ministério cristão|comunidade paroquial|umbanda',
    'religious-community':
      'comunidade religiosa|mosteiro|convento|congregação|centro budista|centro de meditação|comunidade cristã|ordem religiosa|estudo bíblico|missão cristã|irmandade|comunidade católica|comunidade espiritual|congregação religiosa|irmandades|seminário teológico|missionários|comunidade judaica|casa de retiros|espiritismo|retiro espiritual|instituto religioso|ordem franciscana|estudos bíblicos|comunidade de fé|província franciscana|peregrinações|mosteiro beneditino|agência missionária|missões cristãs|comunidade missionária|irmãs franciscanas|centro espiritual|comunidade budista|peregrinação',
    'political-party':
      'partido político|movimento político|campanha eleitoral|candidato a|candidatura|grupo parlamentar|deputado|vereador|candidato a vereador|deputada|deputado federal|deputado estadual|senador|vereadora|movimento independente|candidatura independente|senadora|partidos políticos|eleições autárquicas|pré-candidato|grupo municipal|candidata a|juventude partidária|deputada federal|bancada parlamentar|deputada estadual|mandato parlamentar',
    union:
      'sindicato|sindicatos|federação sindical|central sindical|união sindical|organização sindical|sindicato dos trabalhadores|comissão de trabalhadores|sindicato nacional|sindicato dos servidores|sindicato dos professores|sindicato dos bancários|federação dos trabalhadores|confederação sindical|sindicato independente|sindicato dos metalúrgicos',
    'trade-association':
      'associação comercial|associação empresarial|câmara de comércio|associação industrial|federação das indústrias|associação de empresas|sindicato patronal|associação setorial|associação de comerciantes|câmara de dirigentes lojistas|associação comercial e industrial|confederação empresarial|associação de empresários|câmara de comércio e indústria|núcleo empresarial|federação do comércio|associação de produtores|associação de fabricantes|associação comercial e empresarial|cdl|confederação nacional|networking empresarial|associação dos comerciantes|associação dos produtores|federação empresarial|entidade patronal|rede de empresários|entidade de classe|associação de lojistas|associações empresariais|comissão vitivinícola|grupo de networking|sindicato rural|associação nacional dos fabricantes|sindicato da indústria|comissão vitivinícola regional|clube de negócios|clube de empresários|indicação geográfica|conselho empresarial',
    cooperative:
      'cooperativa|cooperativas|cooperativa agrícola|cooperativa de habitação|cooperativa de trabalho|cooperativa de consumo|cooperativa cultural|cooperativa de produtores|cooperativa social|cooperativismo|cooperativa agropecuária|cooperativa habitacional|cooperativa de crédito agrícola mútuo|cooperativa central|cooperativa agroindustrial|cooperativa de ensino|cooperativa de catadores|cooperativa de solidariedade social|economia solidária|cooperativa médica',
    municipality:
      'município|municípios|câmara municipal|prefeitura|prefeitura municipal|junta de freguesia|freguesia|cidade de|aldeia|concelho|comunidade intermunicipal|governo municipal|união de freguesias|município de|prefeitura de|câmara municipal de|junta de freguesia de|câmara de vereadores|assembleia municipal|governo do estado|governo regional|união das freguesias|autarquia local|prefeituras|subprefeitura|área metropolitana|consórcio intermunicipal|poder legislativo municipal|assembleia legislativa|freguesia de|associação de municípios',
    authority:
      'ministério|secretaria de|autarquia|órgão público|administração pública|embaixada|consulado|instituto público|agência reguladora|autoridade portuária|governo do|polícia municipal|direção-geral|empresa pública|entidade pública|autoridade nacional|secretaria estadual|tribunal de justiça|ministério público|defensoria pública|governo federal|tribunal de contas|secretaria municipal|polícia civil|inspeção-geral|consulado-geral|agência nacional de|entidade reguladora|embaixada do|embaixada de|polícia militar|consulado geral|autoridade marítima|parque nacional|parque natural|parque estadual|provedor de justiça|portos e aeroportos|tribunal regional|ordem dos advogados|consulado honorário|ordem dos médicos|junta comercial|empresa municipal|regime próprio de previdência',
    'fire-brigade':
      'bombeiros|corpo de bombeiros|bombeiros voluntários|associação humanitária de bombeiros voluntários|quartel de bombeiros|brigada de incêndio|bombeiros municipais|associação humanitária de bombeiros|bombeiro civil|bombeiros sapadores|brigadistas|corpo de bombeiros militar|bombeiros civis',
    community:
      'comunidade|comunidade online|fórum|fóruns|grupo de utilizadores|clube de fãs|comunidade de desenvolvedores|comunidade virtual|grupo de usuários|comunidades|comunidade de jogadores|comunidade brasileira|comunidade portuguesa|comunidade de aprendizagem|fã-clube|comunidade de empreendedores|comunidade gamer|fã clube|fórum de discussão|comunidade de prática|comunidade digital|comunidade de fãs',
    network:
      'rede|aliança|consórcio empresarial|coligação|cluster|coletivo|rede de empresas|rede profissional|rede nacional|colectivo|coletivos|coletivo artístico|rede de parceiros|rede internacional|rede de profissionais|coalizão|rede de apoio mútuo|rede brasileira|rede europeia|rede de mulheres|rede colaborativa|arranjo produtivo local|agrupamento complementar de empresas|rede de cooperação|rede de inovação',
    club: 'clube|clubes|clube de leitura|clube de automóveis clássicos|motoclube|clube social|radioamadores|rotary club|clube de fotografia|lions clube|moto clube|clube do livro|clube recreativo|automóvel clube|clube de carros antigos|moto grupo|radioamador|radioamadorismo|clube de campo|clube privado|grupo motard|country clube|motoclubes|associação de radioamadores|fotoclube|jockey club|clube militar|clube filatélico|clube automóvel',
    initiative:
      'iniciativa|iniciativas|movimento|campanha de sensibilização|programa de apoio|movimento cívico|movimento social|campanha de conscientização|iniciativa social|iniciativa cidadã|observatório|movimento de cidadãos|iniciativa cívica|programa social|iniciativa solidária|programa europeu|observatórios|coletivo de cidadãos|movimentos sociais|frente parlamentar',
    project:
      'projeto|projetos|projeto de pesquisa|projeto de investigação|projeto social|projeto artístico|projeto piloto|projeto europeu|projeto educativo|projeto cultural|projeto pessoal|projecto|projetos sociais|projeto de extensão|projectos|projeto comunitário|projeto independente|projeto colaborativo|projeto solidário|projeto musical|projeto educacional|projeto de conservação',
    'open-source-project':
      'software livre|código aberto|projeto open source|open source|projeto de código aberto|software de código aberto|dados abertos|projeto de software livre|ferramenta de código aberto|plataforma de código aberto|código-fonte aberto|solução open source|software open source|sistema de código aberto|padrão aberto|plataforma open source|livre e de código aberto',
    'youth-organisation':
      'associação juvenil|organização juvenil|escuteiros|escoteiros|grupo escoteiro|campo de férias|colónia de férias|conselho nacional de juventude|campos de férias|agrupamento de escuteiros|acampamento|acampamentos|escotismo|escutismo|movimento juvenil|acampamento de férias|atividades de tempos livres|grupo de jovens|colónias de férias|centro de atividades de tempos livres|movimento de jovens|associações juvenis|ocupação de tempos livres|desbravadores|campo de férias de verão|acampamento de verão',
    'student-organisation':
      'associação de estudantes|associação académica|empresa júnior|diretório acadêmico|união de estudantes|centro acadêmico|atlética|associação estudantil|movimento estudantil|diretório central dos estudantes|núcleo de estudantes|grêmio estudantil|liga acadêmica|tuna académica|centro acadêmico de|federação académica|empresas juniores|júnior empresa|associação atlética acadêmica|associações de estudantes|tuna universitária|organização estudantil|fórmula sae|empresa júnior de engenharia',
    company:
      'empresa|empresas|companhia|empresa familiar|firma|pme|marca|empresa brasileira|empresa portuguesa|empreendimento|negócio familiar|empresa 100% brasileira|pequena empresa|corporação|microempresa',
    agency:
      'agência|agências|agência especializada|agência boutique|agência independente|agência completa|agência 360|agência integrada',
    service:
      'serviço|serviços|serviço ao domicílio|serviços profissionais|prestação de serviços|serviços especializados|serviço personalizado|serviço por assinatura|serviços em geral|serviço em domicílio|serviço profissional',
    studio: 'estúdio|estúdios|ateliê|atelier|studio|ateliers',
    practice: 'gabinete|consultório particular|consultórios|consultório privado|gabinetes|escritório especializado',
    centre:
      'centro|centros|polo|hub|centro de excelência|centro especializado|núcleo|centro de referência|centro de competências|centro integrado|centro de inovação|hub de inovação',
    provider:
      'prestador de serviços|fornecedor de serviços|provedor|fornecedor de soluções|prestadora de serviços|prestadores de serviços|provedor de soluções|provedora de soluções|provedora de serviços|provedor de serviços|operador',
    specialist:
      'especialista|especialistas|perito técnico|profissional|profissionais|técnico|técnicos|assessor|assessoria|equipe de especialistas|consultor especialista|equipa de especialistas',
    solution:
      'soluções|sistema|sistemas|produto|produtos|tecnologia|tecnologias|soluções integradas|soluções inovadoras|soluções personalizadas|solução completa|solução integrada|soluções completas|soluções sob medida',
    group:
      'grupo|grupos|grupo empresarial|holding|conglomerado|equipa|equipe|grupo de empresas|grupo industrial|grupo económico|grupo familiar|grupo internacional|grupo português|grupo brasileiro',
    startup:
      'startup|startups|start-up|spin-off|empresa emergente|startup brasileira|startup portuguesa|start up|empresa de base tecnológica|start-ups|deeptech|startup de tecnologia',
    blog: 'blog|blogs|blogue|blog pessoal|blog de viagens|blog de culinária|receitas culinárias|site pessoal|página pessoal|blog de viagem|blog de moda|blog de receitas|blogues|blogue pessoal|blogueira|receitas fáceis|blog de tecnologia|blog literário|blogue de viagens|blogger|jardim digital|receitas de família|blog de maternidade|blog feminino|blog de livros',
    magazine:
      'revista|revistas|revista digital|revista online|revista científica|revista literária|fanzine|periódico|quadrinhos|banda desenhada|revista eletrônica|periódico científico|revista acadêmica|webcomic|revista cultural|resenhas de livros|revista mensal|publicação trimestral|revista de cinema|histórias em quadrinhos|revista bimestral|críticas de cinema|webtoon|resenhas|periódicos|revista trimestral|magazine|revista de arte|revista independente|zine',
    newspaper:
      'jornal|jornais|diário|notícias|portal de notícias|agência de notícias|jornal online|jornal local|semanário|notícias locais|jornal regional|notícias da região|jornal digital|site de notícias|últimas notícias|jornalismo independente|imprensa regional|imprensa local|jornal diário|veículo de comunicação|notícias do brasil|jornal de notícias|órgão de comunicação social|comunicação social|jornalismo investigativo|jornal eletrônico|jornalismo local|agência de jornalismo|mídia independente|site jornalístico|notícias de última hora|portal jornalístico|jornal semanal',
    newsletter:
      'newsletter|boletim informativo|boletim|informativo|newsletters|newsletter semanal|boletim semanal|newsletter diária|informativo semanal|boletins|boletim paroquial|newsletter gratuita',
    podcast:
      'podcast|podcasts|canal do youtube|série em podcast|canal no youtube|youtuber|audiodrama|websérie|web série|programa em podcast|produtora de podcasts|produtora de podcast|podcast brasileiro|podcast português|rede de podcasts|audiossérie|canal de youtube|série em áudio',
    'radio-station':
      'rádio|estação de rádio|emissora de rádio|rádio comunitária|rádio local|programa de rádio|rádio fm|rádio universitária|rádio cristã|rádio católica|rádios|rádio gospel|rádio evangélica|rádio ao vivo|rádio difusora|rádio escola|emissoras de rádio|rádio am|rádio regional|rádio independente|rádio pública|rede de rádios',
    'tv-channel':
      'canal de televisão|televisão|emissora de televisão|canal de tv|documentário|curta-metragem|longa-metragem|série de televisão|televisão local|emissora de tv|tv online|web tv|canal de notícias|documentários|webtv|canais de tv|tv ao vivo|filme documentário|tv comunitária|programa de televisão|televisão regional|curtas-metragens|tv universitária|tv local|televisão pública|tv por assinatura|tv web|série documental|canal televisivo|tv digital',
    'record-label':
      'gravadora|editora discográfica|selo musical|selo independente|agenciamento de artistas|distribuição musical|promotora de concertos|selo fonográfico|gravadora independente|produtora de shows|agência de artistas|agência de booking|produtora musical|agenciamento artístico|gravadoras|management artístico|contratação de artistas|produtora cultural|booking e management|produção cultural|distribuidora digital de música|agência musical|produtora de espetáculos|etiqueta discográfica|gestão de carreira artística|distribuidora de música|promotora de espetáculos|escritório artístico|agência de management',
    portal:
      'portal|portal web|portal de informações|portal informativo|portal online|portais|site informativo|portal oficial|portal de conteúdo|centro de documentação|portal educacional|site institucional|portal educativo|portal de informação|portal temático|portal especializado|site de referência|guia online',
    directory:
      'diretório|diretório de empresas|guia de empresas|guia comercial|catálogo|catálogo online|arquivo histórico|lista telefónica|portal imobiliário|acervo digital|lista de empresas|repositório|mapa interativo|páginas amarelas|arquivo municipal|diretórios|portal de imóveis|repositório institucional|biblioteca virtual|guia online de empresas|genealogia|guia de restaurantes|guia médico|arquivo digital|hemeroteca digital|arquivo distrital|guia empresarial|catálogo digital|catálogos|consulta de cnpj|busca de cep|arquivo nacional|acervo histórico|guia telefônico',
    encyclopedia:
      'enciclopédia|wiki|dicionário|dicionário online|glossário|documentação|tutoriais|tutorial|manual do utilizador|guia do usuário|enciclopédia online|manual do usuário|dicionários|dicionário de sinónimos|enciclopédia livre|resumos escolares|apostilas online|livro online|documentação técnica|manuais|guia do utilizador|tutoriais em vídeo|apontamentos|dicas e tutoriais|guia passo a passo',
    portfolio:
      'portfólio|portefólio|currículo|curriculum vitae|cv|portfólio pessoal|portfólio online|portfólio profissional|portfólio de|currículo profissional|portefólio pessoal|portfólios',
    'film-production':
      'produtora de cinema|produtora audiovisual|produtora de filmes|cineasta|realizador|realizadora|diretor de cinema|produção audiovisual|pós-produção|produtora|cinematografia|produtora cinematográfica|filmmaker|diretora de cinema|produtora independente|cineastas|produção de filmes|realizador de cinema|produtora de conteúdo|produtora de conteúdos|produtora de documentários|produções audiovisuais|produção cinematográfica|distribuidora de filmes|produtora de publicidade|produtoras|diretor cinematográfico|produtora de televisão|produtora audiovisual independente|diretor e roteirista|distribuidora de cinema|estúdio de cinema',
  },
}
