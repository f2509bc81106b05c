import type { ArchetypesLists } from '../../archetypes/lists.ts'

export const archetypes: ArchetypesLists = {
  words: {
    Innocent: {
      3:
        'nada de artificial|sem conservantes|sem corantes|sem aditivos|sem açúcares adicionados|' +
        'sem adição de açúcar|sem químicos|sem parabenos|livre de crueldade|100 natural|' +
        'ingredientes naturais|ingredientes simples|ingredientes de verdade|comida de verdade|pureza|genuin*|' +
        'simplicidade|coisas simples|simples e honest*|simples assim|como antigamente|sabor de infância|' +
        'gosto de infância|sabores de antigamente|cantinho do céu|pedacinho do céu|paradis*|recanto de paz|' +
        'refúgio de paz|oásis de paz|oásis de tranquilidade|ar puro|alegria de viver|otimis*|optimis*|' +
        'inocên*|inocente|sem anúncios|sem publicidade|sem rastreamento|sem rastreadores|não rastreamos|' +
        'de coração aberto|olhos de criança|olhar de criança|pureza das crianças|leveza|mundo melhor|' +
        'direto da horta|da terra para|paraíso|nada além de|só ingredientes naturais|sem truques',
      2:
        'puro|pura|puros|puras|honest*|sincer*|felicidade|feliz|felizes|bondade|alegria|alegrias|sorrisos|' +
        'sorrir|sorria|seren*|harmonia|paz|biológic*|orgânic*|contacto com a natureza|contato com a natureza|' +
        'vida saudável|alimentação saudável|fresquinh*|caseir*|idílic*|intocad*|imaculad*|água de nascente|' +
        'despreocupad*|gratidão|boa energia|pensamento positivo|positividade|boas energias|sem glúten|vegan*|' +
        'vida simples|vida mais leve|cristalin*|suavidade|suave',
      1:
        'natural|naturais|simples|frescos|frescas|frescura|limpo|limpa|limpos|saudável|saudáveis|' +
        'saudavelmente|sol|primavera|flores|jardim|infância|criancas felizes|ecológic*|amigo do ambiente|' +
        'transparente|bem estar|descomplicad*|respeito pela natureza|respeito ao meio ambiente|horta|pomar|' +
        'quintal|tranquil*|natureza|sorriso',
    },
    Everyman: {
      3:
        'para todos|para toda a gente|para todo mundo|para todos os bolsos|cabe no seu bolso|cabe no bolso|' +
        'que cabem no bolso|ao alcance de todos|acessível a todos|acessíveis a todos|aberto a todos|' +
        'aberta a todos|gratuito para todos|grátis para todos|preço justo|preços justos|preço honesto|' +
        'preços acessíveis|preço acessível|preço que você pode|preços baixos|sem custos escondidos|' +
        'sem taxas escondidas|sem taxas ocultas|sem letras miúdas|sem letras pequenas|sem pegadinhas|' +
        'sem enrolação|sem frescura|sem frescuras|sem rodeios|sem burocracia|sem complicação|sem complicações|' +
        'gente como a gente|gente como nós|pessoas como você|pessoas comuns|pessoas reais|pessoas de verdade|' +
        'pessoas normais|gente comum|gente de verdade|do dia a dia|feito por voluntários|feita por voluntários|' +
        'gerido por voluntários|gerido pela comunidade|mantido pela comunidade|da comunidade para a comunidade|' +
        'empresa familiar|negócio de família|de família para família|gerida pela família|sinta se em casa|' +
        'vizinh*|do bairro|de bairro|um de nós|pé no chão|faça você mesmo|juntos somos|negócio familiar|' +
        'ambiente familiar|como você|da vizinhança|linguagem simples',
      2:
        'juntos|juntas|comunidade|comunidades|voluntári*|voluntariado|amigo|amigos|amizade|amigável|amigáveis|' +
        'amigas|bairro|cooperativ*|cooperação|pertencimento|pertença|inclusão|convív*|povo|poupe|poupar|barato|' +
        'baratos|mais barato|bom senso|cotidiano|quotidiano|familiar|botequim|boteco|produtores locais|' +
        'comércio local|negócios locais|mutirão|próximo de si|perto de si|perto de você|pertinho|inclusivo|' +
        'inclusiva|inclusivos|dia a dia|no dia a dia|a gente|de graça|fazer parte de|faça parte da comunidade|' +
        'econômico|econômicos|economizar|economize|simples|simplicidade|acolhedor*|honest*|família|famílias|' +
        'acessíve*',
      1:
        'toda a gente|todo mundo|qualquer pessoa|prático|práticos|comum|comuns|tradicional|tradicionais|vovó|' +
        'avós|fácil|fáceis|bate papo|encontros|grátis|trabalhador|trabalhadores|sem compromisso|todo dia|' +
        'todos os dias|compartilh*|partilh*|acessível|acessíveis|popular|populares|coletiv*|poupança|tasca|' +
        'associados|simpatia',
    },
    Hero: {
      3:
        'supere os seus limites|supere seus limites|superar limites|superar os seus limites|' +
        'superar seus limites|supera os teus limites|para além dos limites|além dos limites|ir mais longe|' +
        'vai mais longe|dê o seu melhor|dar o melhor de si|dar o máximo|dê o máximo|ponha se à prova|' +
        'nunca desistir|nunca desista|não desista|não desistimos|nunca desistimos|jamais desistir|' +
        'sem desculpas|zero desculpas|cada minuto conta|cada segundo conta|alcance os seus objetivos|' +
        'alcance seus objetivos|atinja os seus objetivos|atingir os seus objetivos|alcançar seus objetivos|' +
        'aceite o desafio|aceita o desafio|vença o desafio|vencer desafios|enfrentar os desafios|' +
        'enfrentar desafios|superação|superar desafios|resultados comprovados|resultados garantidos|' +
        'satisfação garantida|dinheiro de volta|garra|herói|heróis|heroína|heroic*|guerreir*|imbatíve*|' +
        'imparáve*|invencíve*|salvar vidas|salva vidas|salvamos|resgat*|socorr*|pronto socorro|' +
        'linha da frente|na linha de frente|fazemos a diferença|mudar o mundo|à prova de tudo|' +
        'mais forte do que nunca|alta performance|alto rendimento|alto desempenho|espírito de sacrifício|' +
        'espírito de equipa|espírito de equipe',
      2:
        'coragem|corajos*|bravura|valent*|desafio|desafios|desafiar|desafie se|vencer|vencedor*|vencemos|' +
        'vença|triunf*|campeão|campeões|campeã|campeonat*|conquist*|determinação|disciplina|persistên*|' +
        'persever*|resiliên*|resistên*|treino|treinos|treinar|treina|treine|treinador*|potência|poderos*|' +
        'fortalec*|força|forte|fortes|combat*|luta|lutar|lutamos|batalh*|recorde|recordes|pódio|medalh*|' +
        'competiç*|competir|atleta|atletas|emergência|emergências|urgência|urgências|prontidão|ação imediata|' +
        'sem limites|nada nos para|esforço|fazer a diferença|faz a diferença|sem medo',
      1:
        'superar|supere|objetivos|metas|resultados|sucesso|dedicação|empenho|rápido|rapidez|velocidade|' +
        'crescer|evoluir|robust*|desempenho|motivação|garantia|garantido|garantida|impacto|orgulho|ambição|' +
        'resistente|resistentes|vitóri*|24h|24 horas por dia',
    },
    Outlaw: {
      3:
        'quebrar as regras|quebre as regras|quebramos as regras|quebra as regras|quebrar regras|sem regras|' +
        'fora da caixa|fora do padrão|fora dos padrões|fugir do óbvio|contra o sistema|contra a corrente|' +
        'contra a maré|contracorrente|contracultur*|status quo|sem filtro|sem filtros|sem censura|' +
        'resistente à censura|anticensura|sem papas na língua|sem meias palavras|sem patrões|sem patrão|' +
        'sem pedir licença|sem pedir permissão|sem permissão|sem intermediários|sem intermediário|sem bancos|' +
        'sem autoridade central|descentraliz*|rebel*|revolução|revoluções|revolucionar|irreveren*|inconform*|' +
        'provocador*|provocaç*|transgress*|subversiv*|disruptiv*|disrupção|big tech|grandes corporações|' +
        'grandes bancos|contra o monopólio|diga adeus aos|liberte se|liberta te|livre se de|' +
        'retome o controle|retomar o controle|recuperar o controlo|os seus dados são seus|' +
        'seus dados são seus|não somos como|não somos mais um|antissistema|anti sistema|sem amarras|amarras|' +
        'quebrar paradigmas|quebrando paradigmas|quebrar tabus|sem tabus|tabu|tabus|peer to peer|desobed*|' +
        'insubmiss*|sem vergonha',
      2:
        'radical|radicais|atrevid*|boicot*|manifesto|ativis*|activis*|militân*|militant*|resistência popular|' +
        'recusamos|recusamo nos|nos recusamos|underground|punk|hardcore|rock n roll|pirata|piratas|hacker|' +
        'hackers|maldit*|fora da lei|clandestin*|autogest*|anarqu*|escandalos*|soberania digital|monopól*|' +
        'censur*|vigilância em massa|ditadura|opress*|oprimid*|inquiet*|rebeldia|descarad*|fartos de|' +
        'cansado de|cansados de|cansou de|ousad*|ousadia|ruptura|chega de|basta de|polemic*|anonimato|' +
        'farto de',
      1:
        'extremo|extrema|extremos|mudar as regras|liberdade de expressão|software livre|código livre|' +
        'livre de|livres de|tatuag*|motociclet*|rock|romper|rompe|lutar contra|alternativo|alternativos|' +
        'protesto|protestos|libertar|libertação|denunciar|independente|independentes',
    },
    Explorer: {
      3:
        'explor*|aventur*|fora dos roteiros turísticos|fora dos caminhos|fora do circuito|' +
        'caminhos menos percorridos|além fronteiras|sem fronteiras|além das fronteiras|novos horizontes|' +
        'novas fronteiras|do seu jeito|do teu jeito|do nosso jeito|à sua maneira|à tua maneira|ao seu ritmo|' +
        'ao teu ritmo|seu próprio caminho|teu próprio caminho|próprio caminho|o teu caminho|' +
        'trace o seu caminho|espírito livre|espíritos livres|vontade de liberdade|sensação de liberdade|' +
        'em liberdade|viajar|viaje|viajante*|viajamos|volta ao mundo|pelo mundo fora|pelo mundo afora|' +
        'pelo mundo|mundo afora|terras distantes|natureza selvagem|vida selvagem|ao ar livre|ar livre|' +
        'caminhad*|trekking|trilhas|trilhos|trail|expediç*|expedicion*|nomad*|mochil*|desbrav*|pioneir*|' +
        'desconhecido|fugir da rotina|fuga à rotina|fora da rotina|sair da rotina|escapad*|pé na estrada|' +
        'estrada fora|on the road|lugares escondidos|lugares secretos|sem destino',
      2:
        'liberdade|descoberta|descobertas|à descoberta|descubra lugares|descubra o brasil|descubra portugal|' +
        'horizonte|horizontes|fronteira|fronteiras|montanh*|cume|cumes|floresta|florestas|mata atlântica|' +
        'selva|selvagem|selvagens|oceano|oceanos|deserto|desertos|veleiro|velejar|navegador*|acampar|' +
        'acampament*|campism*|escalad*|ciclismo|ciclista*|bicicleta|bicicletas|btt|safari|ilhas|cachoeir*|' +
        'cascatas|surf|surfist*|curiosidade|curios*|independência|ecoturismo|turismo de natureza|aldeias|' +
        'miradour*|mirante*|paisag*|bússola|rumo a|percurso pedestre|ir além|cruzar fronteiras|' +
        'para lá das fronteiras|viagem|viagens|roteiros|destinos|recantos',
      1:
        'natureza|mar|praia|praias|ilha|rio|rios|lago|ceu|vento|estrada|estradas|caminho|caminhos|autêntic*|' +
        'em qualquer lugar|onde quer que|de onde estiver|férias|território|territórios|novos caminhos|' +
        'guia de viagem|rotas|rota|mergulh*|jornada|jornadas|passeio|passeios|pedal|pedalar|roteiro|serra|' +
        'autonomia|internacionaliz*',
    },
    Creator: {
      3:
        'feito à mão|feita à mão|feitos à mão|feitas à mão|manualmente|artesanal|artesanais|artesanalmente|' +
        'artesanato|artesão|artesãos|artesã|artesãs|handmade|sob medida|por medida|feito por medida|' +
        'feitos sob medida|feito sob medida|crie o seu|crie a sua|crie seu|crie sua|cria o teu|cria a tua|' +
        'crie os seus|construa o seu|construa seu|monte o seu|monte seu|desenhe o seu|desenhe seu|' +
        'personalize o seu|personalize seu|faça o seu próprio|faça seu próprio|dar vida|damos vida|dê vida|' +
        'ganha vida|ganham vida|dar forma|damos forma|ganha forma|tirar do papel|tire do papel|' +
        'tiramos do papel|sair do papel|peças únicas|peça única|únicas e originais|único no género|' +
        'a sua ideia|sua ideia|suas ideias|as tuas ideias|atenção aos detalhes|atenção ao detalhe|' +
        'cuidado com os detalhes|cada detalhe|riqueza de detalhes|saber fazer|mãos habilidosas|obra de arte|' +
        'obras de arte|a sua rádio|sua rádio|seu podcast|loja virtual própria|criativ*|imaginação|' +
        'com as próprias mãos|feito à medida|soluções à medida',
      2:
        'design|designer|designers|desenhado por|desenhamos|desenhar|desenho|engenho|engenhos*|originalidade|' +
        'idealiz*|conceb*|ilustrad*|ilustraç*|ateliê|atelier|cerâmic*|olaria|marcenaria|marcen*|' +
        'carpint*|bordad*|costur*|alfaiat*|crochê|crochet|tricot|compositor*|escultur*|pintor|artista|' +
        'artistas|arte|artístic*|impressão 3d|maker|makers|autoral|autorais|estampas|expressar|exprim*|' +
        'expresse|produção própria|fabrico próprio|marca própria|identidade visual|branding|à mão|imaginar|' +
        'imaginativ*|inventar|inventamos|inventor*|invenção|invenções|prototip*|oficina criativa|fantasia',
      1:
        'criar|criamos|criação|criações|criador|criadores|construir|construímos|projetamos|ideia|ideias|' +
        'único|única|únicos|únicas|estilo|estilos|cores|editor|templates|modelos personalizáveis|personaliz*|' +
        'layout|conteúdo original|produzimos|fotografia|customiz*|moldar|coleção|estúdio|estúdios|artes|' +
        'original|originais|fotógraf*|compor|expressão|pintura|pinturas|arquitet*|arquitect*|tipografia',
    },
    Ruler: {
      3:
        'líder de mercado|líderes de mercado|líder no mercado|líder do setor|líder no setor|líder mundial|' +
        'líder nacional|líderes em|empresa líder|referência no mercado|referência no setor|' +
        'referência nacional|prestigi*|exclusividade|alto padrão|altíssimo padrão|alto nível|mais alto nível|' +
        'ao mais alto nível|luxuos*|topo de gama|alta gama|gama alta|nobre|nobres|nobreza|sigilo|' +
        'confidencialidade|discrição|governança|governance|compliance|controle total|controlo total|' +
        'controle completo|total controle|total controlo|sob controle|sob controlo|grandes empresas|' +
        'maiores empresas|grandes contas|fundada em 18*|fundado em 18*|' +
        'desde 190*|desde 191*|desde 192*|desde 193*|desde 194*|desde 195*|desde 196*|desde 197*|desde 198*|' +
        'desde 199*|décadas de tradição|anos de tradição|secular|seculares|centenári*|há gerações|' +
        'há várias gerações|de geração em geração|elite|vip|realeza|imperial|imperiais|palácio|palacete|' +
        'soberan*|mais elevados padrões|elevados padrões|mais altos padrões|padrões rigorosos|rigor|rigoros*|' +
        'maior do brasil|maior de portugal|maior da américa latina|maior da europa|alta direção|desde 185*|' +
        'desde 186*|desde 187*|desde 188*|desde 189*|luxo|excelência',
      2:
        'exclusivo|exclusiva|exclusivos|exclusivas|liderança|líder|líderes|lidera|lideramos|iso 9001|' +
        'precisão|solidez|fiabilidade|confiabilidade|legado|gestão de risco|gestão de riscos|' +
        'gestão integrada|gestão patrimonial|private|wealth|enterprise|conselho de administração|acionistas|' +
        'otimização de processos|executivo|dirigentes|reconhecid* internacionalmente|' +
        'reconhecimento internacional|renome|renomad*|conceituad*|distinção|número um|número 1|chave na mão|' +
        'estabilidade|credibilidade|líder em|líder na|líder no|uma referência|premium|no controle|' +
        'no controlo|sólido|sólida|patrimôni*',
      1:
        'tradição|controle|controlo|gestão|gerir|gerencie|gerenciamento|padrões|regulament*|internacional|' +
        'global|multinacional|investimento|investidor*|certificad*|consolidad*|planejamento|planeamento|' +
        'conformidade|autoridade|processos|procedimentos|estratégic*|gestores|certificaç*|institucional|' +
        'institucionais|eficiência|diretoria|corporativ*|auditoria|auditorias|referência em|herança|fundada em 19*|fundado em 19*',
    },
    Magician: {
      3:
        'magia|mágic*|num passe de mágica|passe de mágica|como por magia|como num passe|varinha mágica|' +
        'em segundos|em poucos segundos|em instantes|num instante|em poucos minutos|em poucos cliques|' +
        'com um clique|num clique|em um clique|com apenas um clique|instantâne*|no piloto automático|' +
        'piloto automático|sem esforço|sem mover um dedo|nós tratamos de tudo|tratamos de tudo|' +
        'cuidamos de tudo por|tornar realidade|torna se realidade|vira realidade|virar realidade|' +
        'sonhos em realidade|realize o seu sonho|realize seu sonho|realizar sonhos|realizamos sonhos|' +
        'seus sonhos|os teus sonhos|o seu sonho|seu sonho|você não vai acreditar|não vai acreditar|' +
        'inacreditáve*|sexto sentido|o futuro d*|futuro é|reinvent*|metamorfos*|alquimi*|' +
        'experiências inesquecíveis|experiência inesquecível|inesquecíve*|de outro mundo|' +
        'de cortar a respiração|de tirar o fôlego|boquiabert*|sem palavras|deixe se surpreender|' +
        'deixe se encantar|tornamos possível|tornar possível|torna possível|o impossível',
      2:
        'sonho|sonhos|sonhar|sonhador*|visionári*|visão de futuro|maravilh*|encant*|deslumbr*|surpreend*|' +
        'surpresa|surpresas|mistéri*|misterios*|milagr*|prodígi*|espantos*|fascinante|futurist*|automatiz*|' +
        'automação|preditiv*|energia positiva|renasc*|regener*|espiritual|espiritualidade|despertar|desperte|' +
        'desperta|imersiv*|intuitiv*|revolucionári*|reimagin*|conto de fadas|contos de fadas|fadas|mago|' +
        'ilusion*|feitiç*|cura interior|desbloque*|destrav*|liberte o potencial|autoconhecimento|' +
        'elevar o seu|mudança de vida|mude a sua vida|mudar vidas|mudar a vida|mudamos vidas|' +
        'vidas transformadas|experiência única|experiências únicas|automaticamente|do futuro|em minutos|' +
        'antecipar|antecipe|transform*',
      1:
        'incríve*|inovação|inovador*|inteligência artificial|evolução|evolui|realidade virtual|' +
        'realidade aumentada|inteligente|inteligentes|imagine|tecnologia de ponta|possibilidades|simplific*|' +
        'digitaliz*|nova era|extraordinári*|prever|previsão|previsões|potencial|consciência|futuro|' +
        'impossível|eleve',
    },
    Lover: {
      3:
        'com amor|feito com amor|feitos com amor|amor à primeira vista|vai se apaixonar|vai apaixonar|' +
        'apaixon*|amor por|amor pela|amor pelo|por amor|história de amor|histórias de amor|o amor|paixão por|' +
        'paixão pela|paixão pelo|nossa paixão|com paixão|sensual*|sensualidade|sedu*|romântic*|romance|' +
        'romantismo|intimidade|ambiente intimista|intimist*|à luz das velas|luz de velas|lua de mel|' +
        'dia mais feliz|o grande dia|casamento de sonho|casamento dos sonhos|formosura|irresistíve*|tentação|' +
        'tentações|gulos*|delíci*|delicios*|de dar água na boca|água na boca|prazeres|todos os sentidos|' +
        'seus sentidos|mime se|mimar|deixe se seduzir|deixe se envolver|deixe se mimar|delicie se|aveludad*|' +
        'fascínio|glamour|glamouros*|charme|charmos*|pele radiante|pele luminosa|autoestima|amor próprio|' +
        'saborear|saboreie',
      2:
        'amor|amar|amamos|amantes|belo|bela|belas|belos|belíssim*|elegân*|sofisticação|chique|chic|perfum*|' +
        'fragrân*|aroma|aromas|essências|seda|veludo|carícia|abraç*|beijo|beijos|com o coração|coração cheio|' +
        'degust*|chocolate|chocolates|bombons|gourmet|relaxe|relaxar|relaxamento|massagem|massagens|joalh*|' +
        'diamant*|lingerie|feminin*|feminilidade|batom|suculent*|apetitos*|confeitaria|aconcheg*|' +
        'calor humano|poesia|poétic*|sublime|divinal|requint*|macio|macia|maciez|os sentidos|dos sentidos|' +
        'paixão|a dois|mimo|mimos|envolvente|beleza|cremoso|cremosa|lind*|noivas|noiva|noivos',
      1:
        'pele|rosto|maquiagem|maquilhagem|atmosfera|emoções|doce|doces|docinho|rosas|moda|mulher|mulheres|' +
        'prazer|gostos*|querid*|sabor|sabores|jóias|desejo|desejos|íntimo|íntima|bonito|bonita|emoção|' +
        'do coração|de coração',
    },
    Caregiver: {
      3:
        'cuidar de|cuidamos de|cuidar de quem|cuidamos de si|cuidamos de você|cuidar de si|cuidar de você|' +
        'quem cuida|cuidado com as pessoas|cuidado humano|cuidados humanizados|atendimento humanizado|humaniz*|' +
        'ao teu lado|ao lado de quem|do seu lado|sempre consigo|estamos aqui para si|estamos aqui para você|' +
        'não está sozinho|não está sozinha|não estás sozinho|você não está só|ninguém fica para trás|' +
        'sem deixar ninguém para trás|quem mais precisa|que mais precisam|quem sofre|em dificuldades|' +
        'mais vulneráveis|vulneráve*|mais frágeis|mais necessitados|carenciad*|carent*|ajudar quem|' +
        'ajudar o próximo|ajudar os outros|ajude nos a ajudar|ajude quem|doe|doe agora|doar|doação|doações|' +
        'doador*|donativo|donativos|faça um donativo|faça uma doação|apadrinh*|adoção|adotar um|resgate animal|' +
        'os seus entes queridos|entes queridos|quem você ama|quem mais ama|quem ama|proteja a sua família|' +
        'proteja sua família|proteger a sua família|proteger sua família|sua família protegida|em boas mãos|' +
        'durma descansado|durma tranquilo|compaixão|compassiv*|com todo o carinho|ternura|afeto|afetos*|' +
        'dedicação e carinho|animais abandonados|zelo|cuidando de|cuidamos de tudo|ao seu lado|' +
        'sem preocupações|sem estresse|com paciência|passo a passo|você não está sozinh*|com carinho|' +
        'com amor e|pessoas com deficiência|quem precisa|fazer o bem|amor ao próximo|estender a mão|' +
        'transformar vidas|no seu ritmo',
      2:
        'cuidar|cuidamos|cuidador*|cuide|cuidados|acolh*|amparo|ampar*|apoio domiciliário|apoio social|' +
        'apoio emocional|assistência domiciliar|assistência social|alívio|aliviar|reconfort*|protegemos|' +
        'protege|proteja|salvaguard*|solidariedade|solidári*|caridade|filantr*|humanitári*|humanidade|empatia|' +
        'empátic*|esperança|curar|idosos|idoso|cachorrinho*|abrigo|altruís*|generos*|bondade|escuta|escutar|' +
        'escuta ativa|bem estar|inclusão social|direitos das crianças|segurança da sua família|paz de espírito|' +
        'tranquilidade para a sua família|adote|zelamos|zelar|necessidades especiais|proteger|gentileza|' +
        'cuida de|aqui para ajudar|carinho|carinhos*|apoio a|apoiamos|solidari*|cuidado|tranquilidade|' +
        'dignidade|surd*|deficiên*',
      1:
        'ajudar|ajudamos|saúde|segurança|confiança|atencios*|humano|humana|acompanhamento|acompanhamos|' +
        'proximidade|delicadeza|confort*|pacientes|doentes|doença|deficiência|crianças|vulnerabilidade|ouvir|' +
        'apoiar|enfermeir*|prevenção|mães|mãe|qualidade de vida|saúde mental|bebê|bebês',
    },
    Jester: {
      3:
        'divert*|sem nos levarmos a sério|não nos levamos a sério|se levar a sério|demasiado a sério|' +
        'para rir|rir|risada|risadas|risos|gargalhad*|dar risada|morrer de rir|chorar de rir|piad*|anedot*|' +
        'trocadilh*|bom humor|humorist*|humorístic*|comédia|comediante*|engraçad*|hilári*|brincar|' +
        'brincadeir*|brincalh*|brincando|brinque|zoeira|zoar|zoação|palhaç*|maluc*|doid*|doideira|louco|' +
        'loucos|loucura|loucuras|pirad*|absurd*|bizarr*|esquisit*|traquin*|safad*|ironia|sarcas*|galhof*|' +
        'tolice|parvo|parvos|parvoíce*|bobo|bobos|boba|bobag*|besteir*|meme|memes|lol|haha|hahaha|kkk|kkkk|' +
        'rsrs|uau|eba|oba|eita|xiii|uhu|iupi|sem tédio|tédio|acabou o tédio|bora|que comece a festa|farra|' +
        'zero tédio|a loucura|festança|festão|folia|folião|foliões|diversão|travesso|travessos|travessura*|' +
        'irônic*',
      2:
        'jogue|joga|boa disposição|festa|party|karaoke|carnaval|circo|cabaré|pândega|patusc*|malandr*|marot*|' +
        'animar|contagiante|fof*|bué|top demais|show de bola|galera|rapaziada|tchim|tim tim|dançar|bailarico|' +
        'bagunç*|quiz|emoji|emojis|figurinhas|gozad*|cômic*|humor|balada|arraial|alegre|alegres|alegremente|' +
        'nada de chato|insan*',
      1:
        'festas|colorid*|vivaz|aniversári*|gatinhos|macac*|miúdos|criançada|maneiro|bacana|curtir|curtição|' +
        'playlist|brindar|animad*|animação|estranh*|petisc*|snack|snacks|aperitiv*|cocktail|coquetel|' +
        'coquetéis|jogo|jogos|jogar|fixe|partiu',
    },
    Sage: {
      3:
        'basead* em dados|basead* em evidências|basead* na evidência|basead* em evidência|com base em dados|' +
        'com base científica|cientificamente|comprovad* cientificamente|evidências científicas|fact checking|' +
        'verificação de factos|checagem de fatos|decisões informadas|decisão informada|decisões conscientes|' +
        'decisões mais inteligentes|tomar decisões|tomada de decisão|melhores decisões|investigação científica|' +
        'pesquisa científica|pesquisador*|investigador*|método científico|sabedoria|sapiên*|o saber|saberes|' +
        'estudos científicos|estudos clínicos|código aberto|open source|auditoria independente|' +
        'auditorias independentes|pensamento crítico|rigor científico|imparcia*|know how|white paper|' +
        'whitepaper|baseado na ciência|a verdade',
      2:
        'ciência|ciências|científic*|cientista*|universitár*|compreend*|compreens*|entender|entendemos|' +
        'esclarec*|elucid*|lógica|raciocín*|reflexão|observatório|inquérito|inquéritos|mensuráve*|mensur*|' +
        'rigor técnico|acurácia|objetividade|guias práticos|filosof*|investigação|saiba porquê|sabia que|' +
        'conhecimento|conhecimentos|factos|evidência|evidências|metodolog*|explicar|explicamos|explicaç*|' +
        'acadêmic*|exatidão|insight|insights|tome decisões|dados concretos',
      1:
        'método|métodos|orientação|orientamos|teoria|algoritm*|clareza|transparên*|transparente|verdade|' +
        'pesquisa|pesquisas|estudo|estudos|estudar|informad*|inteligência|tire suas dúvidas|entenda|aprend*|' +
        'ensin*|educar|educação|educativ*|educacion*|diagnóstic*|pedagog*|didátic*|analis*|analít*|expertise|' +
        'métric*',
    },
  },
}
