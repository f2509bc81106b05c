/** Questions in French, by what they ask for. `Acme` stands for any brand. */
import type { ExampleTable } from './example-table.ts'

export const frenchQuestions: ExampleTable = {
  summary: `
De quoi s'agit-il ?
Résume-moi ce rapport
En deux phrases, c'est qui cette boîte ?
Fais-moi un topo rapide
Que faut-il retenir de cette analyse ?
Tu peux me présenter l'entreprise en bref ?
Vue d'ensemble stp
Présente la marque comme si je n'en avais jamais entendu parler
C'est quoi Acme ?
Qui sont-ils, en gros ?
Donne les grandes lignes
J'ai une réunion dans cinq minutes, dis-moi l'essentiel
Quels sont les points clés du rapport ?
Synthèse
Pourriez-vous me faire une synthèse de la marque ?
Parle-moi de cette entreprise
Que dit le rapport, globalement ?
l'essentiel en quelques lignes
Je ne connais pas cette société, tu m'expliques ?
Raconte-moi cette marque
TL;DR ?
Qu'avez-vous appris en analysant ce site ?
Un résumé pour mon patron, s'il te plaît
Comment décrirais-tu Acme à quelqu'un qui ne la connaît pas ?
Quelles sont les conclusions principales ?
Dis-m'en plus sur eux
Peux-tu dresser le portrait de la marque ?
Quel est le bilan général de l'analyse ?
Explique-moi en trois lignes qui est derrière ce site
resumé executif svp
Par où je commence pour comprendre cette marque ?
Que dois-je savoir avant de rencontrer ce client ?
Les infos principales sur le cabinet ?
Donnez-moi un aperçu de la société
Qu'est-ce que c'est que ce site ?
Brief moi sur le club
Version courte du rapport ?
Qui est cette entreprise et que raconte son site ?
Quelle image d'ensemble se dégage de l'analyse ?
Fiche d'identité de la marque
Fais le point sur cette marque
Je découvre, mets-moi au courant
L'idée générale en une minute ?
Que ressort-il de votre étude du site ?
Présentation rapide de la maison ?
`,
  category: `
C'est dans quel secteur ?
Quel type d'entreprise est-ce ?
Dans quelle catégorie se rangent-ils ?
Ils font quoi comme métier ?
C'est une agence ou un éditeur de logiciel ?
Sur quel marché évoluent-ils ?
Quelle est l'activité de la société ?
C'est un restaurant ou un traiteur ?
Dans quel domaine travaillent-ils ?
Quel genre de produit est-ce ?
Secteur d'activité ?
Acme, c'est un CRM ou autre chose ?
Comment appelle-t-on ce qu'ils font ?
Quelle est leur branche ?
Ils se définissent comme quoi ?
S'agit-il d'une association ou d'une entreprise commerciale ?
C'est une boutique, un cabinet, une école ?
Dans quelle industrie opère la marque ?
Leur coeur de métier ?
Quelle case cocher pour eux : santé, finance, éducation ?
C'est quel genre de commerce ?
Dans quel rayon rangerait-on leur produit ?
J'aimerais connaître leur profession
Sous quelle étiquette se présentent-ils au marché ?
De quelle famille de services relève cette offre ?
Quelle est la nature de cette organisation ?
C'est du B2B SaaS ou du conseil ?
categorie de produit ?
À quel univers appartient la marque ?
Ils sont spécialisés dans quel métier ?
Quel est leur créneau professionnel ?
Est-ce un organisme de formation ?
C'est une plateforme, une appli ou un service ?
Comment se qualifient-ils eux-mêmes : studio, atelier, fabricant ?
Dans quel business sont-ils ?
On parle d'une banque ou d'une fintech ?
Quelle catégorie de marché revendiquent-ils ?
Est-ce une ONG ?
Ils bossent dans quoi ?
C'est un fabricant ou un revendeur ?
Leur profession exacte ?
De quelle activité vit cette société ?
Le site appartient à quelle sorte d'établissement ?
Quel intitulé de catégorie donner à ce produit ?
Ce club, c'est un club de quoi ?
`,
  name: `
Comment s'appelle l'entreprise ?
Quel est le nom de la marque ?
Le nom exact ?
Comment écrit-on le nom, en un mot ou en deux ?
Il y a plusieurs versions du nom ?
Nom de la société ?
Sous quel nom se présentent-ils ?
Ils utilisent un sigle ou le nom complet ?
Le nom prend une majuscule ou pas ?
Quelle orthographe officielle pour la marque ?
Est-ce que le nom est écrit partout pareil ?
Existe-t-il des variantes du nom ?
C'est quoi leur petit nom ?
Quelles graphies du nom trouve-t-on sur le site ?
Quel nom dois-je mettre dans ma présentation ?
Sous quelle appellation sont-ils connus ?
La marque a-t-elle une abréviation ?
Acme s'écrit avec un accent ?
nom de marque svp
Faut-il dire Acme ou Acme Studio ?
Comment dois-je orthographier la marque ?
Quelle est la dénomination employée en tête du site ?
Comment se nomme ce club ?
Est-ce que le cabinet a changé de nom selon les pages ?
Je cherche l'appellation correcte de la boîte
Ils s'appellent comment déjà ?
`,
  audience: `
À qui ça s'adresse ?
C'est pour qui ?
Quel est leur public ?
J'aimerais savoir à qui ils parlent
Quelle est la cible de la marque ?
Leur clientèle type ?
Pour quel genre de personnes ce produit est-il fait ?
Est-ce destiné aux particuliers ou aux pros ?
Ils visent les PME ou les grands groupes ?
Qui achète chez eux ?
Cœur de cible ?
À quel public le site est-il destiné ?
Quelles entreprises cherchent-ils à attirer ?
Le site parle à des débutants ou à des experts ?
cible marketing ?
Qui est censé utiliser Acme ?
Pour qui travaillent-ils surtout ?
C'est plutôt B2B ou B2C ?
Est-ce que ça convient aux indépendants ?
Quels segments de clientèle sont visés ?
Qui vient chez eux ?
Le club s'adresse-t-il aux familles ou aux compétiteurs ?
Quels profils la marque veut-elle toucher ?
Ils veulent séduire qui ?
Quelle tranche d'âge est visée ?
Est-ce fait pour quelqu'un comme moi ?
A qui s'adresse le cabinet ?
Dis-moi quel public ils ont en tête
Quel type de client prendrait rendez-vous ici ?
Qui sont les utilisateurs visés ?
Le message est-il destiné aux directeurs ou aux techniciens ?
Quelles catégories de visiteurs le site cherche-t-il ?
Public cible
À qui vendent-ils ?
Leur offre concerne-t-elle les étudiants ?
Qui serait intéressé par ce service ?
Pour quels métiers est-ce pensé ?
Qui gagnerait à faire appel à eux ?
Ça vise le grand public ou une niche ?
Dans leurs textes, qui est le « vous » ?
Qui a besoin d'eux ?
Tu saurais me dire qui ils ciblent ?
On s'adresse à quel client final ici ?
La marque cherche-t-elle une clientèle haut de gamme ou tout le monde ?
Quels publics sont pris en compte par le site ?
`,
  personas: `
Quels sont les personas ?
Décris-moi le client idéal
Peux-tu détailler les profils d'acheteurs ?
Qu'est-ce qui motive leurs clients ?
Qu'est-ce qui ferait hésiter un visiteur ?
Quelles objections un acheteur pourrait-il avoir ?
Fais-moi le portrait-robot du client
Quelles sont les craintes des clients types ?
À quel moment quelqu'un se met-il à chercher ce service ?
Quels déclencheurs poussent à l'achat ?
Combien de personas avez-vous trouvés ?
Liste les personas avec leurs objectifs
Que cherche à obtenir le premier persona ?
Quelles frustrations vivent leurs acheteurs au quotidien ?
Par quels canaux peut-on toucher ces profils ?
Que dirait le client type dans ses propres mots ?
Persona principal ?
Qu'est-ce qui empêcherait un prospect de signer ?
Les freins à l'achat ?
Quels sont les points de douleur des utilisateurs ?
Raconte-moi la journée d'un client type d'Acme
Qui est la personne derrière l'achat, et que veut-elle ?
Les buyer personas stp
Quels besoins ont les différents profils de clients ?
Donnez-moi l'âge, le métier et la situation des personas
Pourquoi un client dirait-il non ?
Qu'attendent les clients avant de se décider ?
Quelle citation résume le persona ?
Que redoutent les parents qui inscrivent leur enfant ?
Quelles motivations profondes pousseraient quelqu'un vers cette marque ?
Où ces personnes s'informent-elles ?
Compare les personas entre eux
Quels profils types se cachent derrière la cible ?
De quoi rêve leur client ?
Qu'est-ce qui inquiète un futur patient ?
Quels arguments répondraient aux réticences des acheteurs ?
C'est quoi les objectifs des gens qui viennent sur ce site ?
Décrivez le décideur type
Quel événement amène un client à les contacter ?
J'ai besoin des fiches persona
Quels doutes pourrait avoir une DRH devant cette offre ?
Dans la tête de leur acheteur, il se passe quoi ?
Sarah, la responsable marketing, que veut-elle ?
Pains et gains des clients ?
Quels profils de clients avec leurs attentes ?
`,
  archetype: `
Quel est l'archétype de la marque ?
Archétype ?
C'est un Sage ou un Héros ?
Pourquoi cet archétype ?
Explique l'archétype choisi
Quel personnage de Jung incarne la marque ?
La marque est-elle plutôt Explorateur ou Créateur ?
Selon les douze archétypes, où se situe Acme ?
archetype dominant svp
Quel rôle archétypal joue l'entreprise ?
Sur quoi vous basez-vous pour dire que c'est un Protecteur ?
Donne-moi l'archétype principal et pourquoi
De quel archétype relève le cabinet ?
Si la marque était un personnage mythique, ce serait lequel ?
Est-ce un Magicien, un Souverain, un Rebelle ?
Qu'est-ce qui fait d'eux un Souverain ?
Comment se répartit le mélange d'archétypes ?
Quel modèle d'archétype suit la communication ?
Justifie le choix de l'archétype
Quelle figure symbolique représente cette marque ?
Acme c'est quel archétype Pearson ?
Dans quel archétype classeriez-vous le club ?
Que signifie cet archétype pour la marque ?
L'archétype me surprend, d'où vient-il ?
Pourquoi pas l'Amoureux ?
Quels indices du site désignent l'archétype ?
Brand archetype ?
Qu'implique d'être un Bouffon pour eux ?
Quel héros de récit la marque incarne-t-elle ?
L'entreprise se comporte-t-elle comme un Citoyen ordinaire ?
Décris l'archétype en quelques mots
Dans la roue des archétypes, ils sont où ?
Quel pourcentage pour chaque archétype ?
Je voudrais l'archétype de marque avec son explication
C'est quoi l'archétype qui ressort le plus ?
En quoi est-ce l'archétype de l'Innocent ?
Quelle archétype pour cette boite ?
Rebelle ou sage, ils sont quoi ?
Le caractère archétypal d'Acme, tu peux développer ?
Comment avez-vous déterminé l'archétype ?
Quel est le profil jungien de la marque ?
Est-ce que l'archétype se voit dans leurs textes ?
Créateur, vraiment ? Sur quelles preuves ?
Quel archétype raconte le mieux leur histoire ?
Figure du Guide ou du Mentor ?
`,
  secondArchetype: `
Y a-t-il un archétype secondaire ?
Quel est le deuxième archétype ?
Archétype secondaire ?
Et en second, c'est quel archétype ?
Quel archétype vient juste après le principal ?
À part l'archétype dominant, lequel transparaît ?
Quel autre archétype colore la marque ?
Le numéro deux des archétypes ?
Avec quel archétype le Sage se mélange-t-il ?
Y a-t-il une touche d'un autre archétype ?
L'archétype d'appui, c'est lequel ?
Quel est leur second rôle archétypal ?
Une nuance d'Explorateur en plus du Héros ?
Pourquoi le Créateur arrive-t-il en second ?
Quel archétype complète le premier ?
archetype n°2 ?
Est-ce qu'un second archétype se dégage ?
L'archétype minoritaire d'Acme ?
Derrière l'archétype principal, que trouve-t-on ?
Ont-ils un archétype complémentaire ?
Un autre archétype vient-il adoucir le Héros ?
Le sous-archétype, s'il y en a un ?
L'archétype secondaire du cabinet et son rôle
Sur le podium des archétypes, qui est deuxième ?
Quel archétype de soutien la marque a-t-elle ?
Existe-t-il un deuxième visage archétypal ?
`,
  personality: `
Quels traits de personnalité a la marque ?
Quel caractère a-t-elle ?
Si Acme était une personne, comment serait-elle ?
Trois adjectifs pour décrire la marque ?
Personnalité de marque ?
Quel tempérament dégage l'entreprise ?
La marque est-elle plutôt audacieuse ou prudente ?
Quelles qualités humaines leur attribuerait-on ?
Décris leur personnalité
Comment est la marque, humainement parlant ?
Liste les traits de caractère
Quelle impression donnent-ils en tant que personne ?
On l'inviterait à dîner, cette marque ?
Quel est l'ADN de la marque ?
Leur identité de marque en quelques mots
Sont-ils extravertis ou réservés ?
Quels adjectifs collent le mieux à eux ?
C'est quoi leur état d'esprit ?
Le cabinet a-t-il une personnalité affirmée ?
Quel genre de voisin serait cette marque ?
traits de la marque svp
Quelle âme, quel caractère derrière ce club ?
La marque paraît-elle jeune, sage, rebelle ?
Comment décririez-vous le tempérament d'Acme ?
À quoi ressemble leur caractère ?
Qu'est-ce qui caractérise l'esprit de cette maison ?
`,
  voice: `
Comment parle la marque ?
Quelle est la voix de marque ?
Comment écrivent-ils ?
Décris leur style rédactionnel
Quelles règles d'écriture suivre pour écrire comme eux ?
Voix de la marque ?
Si je dois rédiger pour eux, comment m'y prendre ?
Quel style adopter dans leurs contenus ?
Leur façon de s'exprimer ?
Comment s'adressent-ils aux lecteurs ?
Quels sont les principes de la voix, avec exemples ?
Donne-moi un exemple de phrase typique de leur style
Quelle est leur manière d'écrire ?
Leur plume, elle est comment ?
Est-ce qu'ils ont une façon bien à eux de dire les choses ?
Guide de style éditorial ?
Je dois briefer un rédacteur : que lui dire sur leur style ?
Comment reconnaît-on un texte d'Acme ?
Qu'est-ce qui caractérise leur écriture ?
Brand voice ?
Ils écrivent avec des phrases courtes ou longues ?
Utilisent-ils le « nous » ou le « on » ?
Tutoient-ils leurs lecteurs ?
Comment le cabinet parle-t-il à ses clients ?
À quoi ressemble la langue de la marque ?
Quelles consignes donner à un copywriter ?
Qu'est-ce que leur voix a de particulier ?
Comment garder la même voix dans une newsletter ?
Leurs textes sonnent comment ?
Style d'ecriture ?
J'aimerais comprendre leur manière de communiquer
De quelle façon le site prend-il la parole ?
Quels attributs définissent la voix ?
Voix : à faire, à éviter
Comment la marque formule-t-elle ses messages ?
Leur style est-il imagé ou factuel ?
Quelles sont les caractéristiques de leur expression écrite ?
Pour imiter leur écriture, je fais comment ?
Y a-t-il une ligne éditoriale dans la manière d'écrire ?
Comment la marque raconte-t-elle les choses ?
Est-ce que la voix est la même partout ?
Vous pouvez me décrire la voix avec des extraits du site ?
Le club écrit comment à ses adhérents ?
Quel registre d'écriture pour leurs posts ?
Leur signature verbale
`,
  tone: `
Quel est le ton du site ?
Ils parlent comme une banque ou comme un ami ?
Est-ce plutôt formel ou décontracté ?
Ton ?
Le ton est-il drôle ou sérieux ?
Sont-ils chaleureux dans leurs textes ?
Ça fait guindé ou sympa ?
Quel degré de formalité ?
Ils font de l'humour ?
C'est plutôt froid ou enthousiaste ?
Sur quel ton s'expriment-ils ?
Le ton est-il respectueux ou irrévérencieux ?
Tonalité générale de la communication ?
Entre neutre et passionné, où se situe leur ton ?
Est-ce que ça sonne corporate ?
Leur ton convient-il à un public jeune ?
Ils se prennent au sérieux ou pas ?
Profil de ton, avec les notes
ton de voix : amical ou distant ?
Le discours est-il familier ?
Le cabinet a-t-il un ton rassurant ?
Ils sont du genre à blaguer ?
Quelle est l'ambiance des textes, solennelle ou légère ?
Comment qualifierais-tu le ton employé par Acme ?
Est-ce un ton d'expert ou de copain ?
À quel point sont-ils formels, sur une échelle ?
`,
  avoid: `
Que doit éviter la marque dans ses textes ?
Quels mots ne jamais employer ?
Qu'est-ce qui ne leur ressemble pas ?
Les choses à ne pas dire ?
Quelles tournures sont proscrites ?
À éviter ?
Quels sont les interdits de la marque ?
Que ne faut-il surtout pas écrire en leur nom ?
Qu'est-ce qui sonnerait faux venant d'eux ?
Les don'ts de la voix de marque ?
Quelles erreurs de style un rédacteur doit-il éviter ?
Quels termes bannir ?
Y a-t-il des formulations déconseillées ?
Qu'est-ce que la marque ne ferait jamais ?
Les pièges à éviter quand on écrit pour Acme ?
Dis-moi ce qui est hors charte côté rédaction
Quel style serait déplacé pour le cabinet ?
Liste noire de mots ?
Je rédige un post pour eux, qu'est-ce que je dois m'interdire ?
Quelles maladresses trahiraient la marque ?
Qu'est-ce qui n'irait pas avec leur ton ?
Expressions à proscrire svp
De quoi le discours de la marque doit-il s'abstenir ?
Que vaut-il mieux ne pas faire dans leur communication ?
Les no-go de la marque
Quelles manières de parler ne conviennent pas au club ?
`,
  mission: `
Quelle est leur mission ?
Pourquoi existent-ils ?
Raison d'être ?
Qu'est-ce qui les anime ?
Quel but poursuit l'entreprise ?
Quelle cause défendent-ils ?
Que veulent-ils changer dans le monde ?
Leur vocation, c'est quoi ?
Ont-ils une déclaration de mission ?
Quel est le grand objectif de la marque ?
mission statement ?
Dans quel but Acme a-t-elle été créée ?
Qu'est-ce qui les fait se lever le matin ?
Quelle ambition affichent-ils ?
C'est quoi leur vision ?
Pour quoi se battent-ils ?
Le « pourquoi » de la marque
Quel sens donnent-ils à leur travail ?
À quoi l'association veut-elle contribuer ?
Y a-t-il une mission écrite noir sur blanc ?
Cherchent-ils autre chose que vendre ?
Ce que la fondation cherche à accomplir
Quelle finalité la société se donne-t-elle ?
Vers quoi la marque veut-elle aller ?
Leur promesse à la société, au sens large ?
Qu'est-ce que le club veut apporter à la ville ?
`,
  values: `
Quelles sont leurs valeurs ?
À quoi croient-ils ?
Valeurs ?
Quels principes défend l'entreprise ?
Sont-ils engagés pour l'environnement ?
Qu'est-ce qui compte pour eux ?
Liste les valeurs de la marque
Quels engagements affichent-ils ?
La transparence fait-elle partie de leurs valeurs ?
Quelle philosophie guide le cabinet ?
En quoi croient les gens d'Acme ?
Leurs convictions ?
Sont-ils inclusifs ?
Quelle éthique revendiquent-ils ?
Sur quelles valeurs repose le club ?
Qu'est-ce qui leur tient à cœur ?
Ont-ils des valeurs fortes ou c'est du vent ?
Quels idéaux portent-ils ?
valeurs de l'entreprise svp
Le développement durable, c'est important chez eux ?
Dites-moi à quels principes ils tiennent
Quelles valeurs sont formulées sur le site ?
Quelles croyances sous-tendent la marque ?
Respect, qualité, innovation : lesquelles mettent-ils en avant ?
Que prônent-ils ?
Leur charte de valeurs, elle dit quoi ?
`,
  tagline: `
Quel est leur slogan ?
Slogan ?
Ont-ils une signature de marque ?
C'est quoi la baseline ?
Quelle accroche accompagne le logo ?
La marque a-t-elle une devise ?
Y a-t-il une tagline ?
Quelle petite phrase résume la marque ?
Leur phrase fétiche ?
Quel est le slogan actuel d'Acme ?
Ils ont un claim de marque genre « Just do it » ?
Devise du club ?
Donne le slogan mot pour mot
la base line svp
Quelle formule utilisent-ils sous leur nom ?
Est-ce qu'ils ont un slogan ou pas ?
Leur signature publicitaire ?
Quel mantra la marque affiche-t-elle ?
Le slogan du cabinet, tu l'as trouvé ?
Comment se résume la marque en une formule ?
Quelle phrase signe leurs communications ?
Motto ?
Est-ce qu'une tagline revient sur plusieurs pages ?
Je cherche leur slogan officiel
Quelle est la formule maison ?
`,
  hero: `
Quel est le titre de la page d'accueil ?
Que lit-on en premier en arrivant ?
Que dit le hero ?
Première phrase du site ?
Quel est le grand titre tout en haut ?
Que voit-on d'abord sur l'accueil ?
Quelle accroche en page d'accueil ?
Headline ?
Et le sous-titre de l'accueil ?
Comment le site accueille-t-il ses visiteurs ?
Le texte du haut de page, c'est quoi exactement ?
Cite-moi le titre principal
Quel message apparaît au-dessus de la ligne de flottaison ?
Qu'est-ce qui est écrit en gros ?
H1 de la home ?
Quelle est l'accroche principale ?
Sur quoi tombe-t-on en ouvrant le site ?
Quels sont les premiers mots affichés ?
Quelle promesse est affichée en tête de page ?
Donne le titre et le sous-titre du bandeau
Que dit la bannière d'entrée ?
Le premier écran raconte quoi ?
Quel est le message d'ouverture de la home ?
texte du hero svp
Comment Acme se présente-t-elle dans ses premières lignes ?
Qu'est-ce qui saute aux yeux sur l'accueil ?
Quelle phrase ouvre la page principale ?
La phrase choc de la homepage
Qu'y a-t-il sous le gros titre ?
Montre-moi le texte d'accroche
Le titre de la une dit quoi ?
Que lit un visiteur dans les cinq premières secondes ?
Quelle phrase est mise en vedette en haut ?
En haut de la page d'accueil, il est marqué quoi ?
Je veux le wording exact du hero
Sur-titre, titre, sous-titre : donne-moi les trois
Le message principal de l'accueil
Quel texte occupe la première section ?
Quel est l'intitulé principal de la page d'entrée ?
La manchette du site ?
Par quels mots le site commence-t-il ?
L'accroche du cabinet sur son site
Qu'annonce le site d'emblée ?
La grosse phrase au début, c'est laquelle ?
Que proclame le haut de la page ?
`,
  valueProposition: `
Quelle est la proposition de valeur ?
Que promettent-ils aux clients ?
Qu'est-ce que j'y gagne si je les choisis ?
Quel bénéfice principal mettent-ils en avant ?
Proposition de valeur ?
Pourquoi un client devrait-il acheter chez eux ?
Quelle est la promesse de la marque ?
Qu'apporte Acme à ses utilisateurs ?
En quoi est-ce utile ?
Quels avantages concrets pour le client ?
Quelle valeur créent-ils ?
Value prop ?
À quoi ça sert, au fond ?
La promesse centrale en une phrase
Quels bénéfices pour une petite entreprise ?
Quel résultat promettent-ils ?
Qu'est-ce qu'on obtient grâce à eux ?
Pourquoi prendre leur service plutôt que rien ?
Quel intérêt à passer par ce cabinet ?
Comment formulent-ils leur bénéfice client ?
Quel gain de temps ou d'argent annoncent-ils ?
Qu'est-ce que ça change dans la vie du client ?
Que vend la marque au-delà du produit ?
La promesse faite aux adhérents du club ?
Quelle est la raison d'acheter ?
Quel est l'argument principal pour convaincre ?
Expose la proposition de valeur
Qu'offre la marque de précieux à ses clients ?
De quelle manière aident-ils leurs clients à réussir ?
Pourquoi choisir Acme ?
Qu'est-ce qui rend l'offre désirable ?
L'avantage pour moi, utilisateur ?
Qu'est-ce que leurs clients retirent du service ?
C'est quoi leur pitch ?
Quelle transformation promettent-ils ?
promesse client svp
Leur grand argument de vente
Que garantit la marque comme bénéfice final ?
Pour quelle raison quelqu'un paierait-il pour ça ?
À quelle amélioration peut s'attendre le client ?
Peux-tu formuler ce qu'ils apportent ?
Quel est le bénéfice clé ?
Les plus pour le client
En quoi ce service facilite-t-il la vie ?
Qu'est-ce qui donne envie de les choisir ?
`,
  differentiators: `
Qu'est-ce qui les distingue ?
En quoi sont-ils différents des concurrents ?
Qu'ont-ils d'unique ?
Différenciateurs ?
Leur USP ?
Pourquoi eux et pas un autre ?
Qu'est-ce que les autres n'ont pas ?
Quels sont leurs points de différence ?
Leurs atouts par rapport au marché ?
Qu'est-ce qui rend Acme spéciale ?
En quoi sortent-ils du lot ?
Quelle est leur particularité ?
Qu'est-ce qui fait leur singularité ?
Leur avantage concurrentiel ?
Ils font quoi de mieux que les autres ?
La petite chose en plus ?
Quels arguments sont banals et lesquels leur sont propres ?
Ce cabinet n'est-il pas comme tous les autres ?
Où est la différence avec la concurrence ?
Que revendiquent-ils que personne d'autre ne revendique ?
Comment se démarquent-ils ?
Liste des éléments différenciants
Qu'est-ce qui les rend irremplaçables ?
Le truc qui change tout chez eux ?
Unique selling proposition
Sur quoi se différencient-ils réellement ?
Quelle est leur touche personnelle ?
Pourquoi ne pas aller chez le voisin ?
Quels arguments tout le monde pourrait-il avancer aussi ?
Leur facteur différenciant, c'est le prix ou la qualité ?
Par quoi la marque se singularise-t-elle ?
Quel avantage difficile à copier possèdent-ils ?
Ils ont quoi de plus ?
Qu'est-ce qui distingue ce club de sport d'un autre ?
points differenciants svp
La marque se distingue-t-elle vraiment ?
Où est l'originalité ?
Quelles sont leurs spécificités face aux autres acteurs ?
Leur marque de fabrique
Dites-moi ce qui les différencie le plus
Y a-t-il quelque chose qu'on ne trouve que chez eux ?
Quel est leur facteur X ?
Qu'est-ce qui ferait pencher la balance en leur faveur face à un rival ?
En quoi l'approche d'Acme est-elle inédite ?
Est-ce un acteur de plus ou apportent-ils du neuf ?
`,
  positioning: `
Quel est leur positionnement ?
Comment se positionnent-ils sur le marché ?
Positionnement ?
Face à qui se positionnent-ils ?
Quelles sont les alternatives à leur offre ?
Qui sont les concurrents ?
Sont-ils haut de gamme ou low cost ?
Énoncé de positionnement stp
Où se place la marque par rapport aux autres ?
Quel territoire de marque occupent-ils ?
À quoi se comparent-ils ?
Quelle place veulent-ils occuper dans l'esprit des gens ?
Explique la stratégie de positionnement
Le positionnement est-il clair ?
Contre quelles solutions se battent-ils ?
Que ferait le client s'ils n'existaient pas ?
Premium ou entrée de gamme ?
Sur quel segment du marché se placent-ils ?
Comment Acme se situe-t-elle dans son secteur ?
Formule le positionnement : pour qui, quoi, contre qui
Quelle niche occupent-ils ?
Positionnement prix et qualité ?
Quelles autres options aurait un client ?
Comment veulent-ils être perçus ?
Le cabinet se pose-t-il en leader ou en challenger ?
Qu'est-ce qui manque à leur positionnement ?
Avec qui sont-ils en concurrence ?
Concurrents cités sur le site ?
positionement de la marque
De quelle manière se situent-ils vis-à-vis du marché ?
Leur angle d'attaque commercial ?
Quelle position la marque revendique-t-elle ?
Décris leur place dans le paysage concurrentiel
Plutôt généraliste ou spécialiste ?
À quoi renonce-t-on en les choisissant ?
Le positionnement tient-il la route ?
Quelles solutions de remplacement évoquent-ils ?
Sur quel terrain jouent-ils ?
Est-ce une marque de luxe ?
Quels rivaux rencontre le club ?
Y a-t-il des trous dans le positionnement ?
Quel statement de positionnement se dégage du site ?
Comment la marque se définit-elle par rapport à Excel ou au papier ?
Où sont-ils sur une carte des concurrents ?
La stratégie de marque en bref, côté marché
`,
  problem: `
Quel problème résolvent-ils ?
À quel besoin répondent-ils ?
Problème ?
Qu'est-ce qui ne va pas dans la vie des clients avant eux ?
Quelle difficulté veulent-ils supprimer ?
De quoi souffrent les gens qui viennent les voir ?
Quelle douleur soulagent-ils ?
C'est quoi le souci de départ ?
Quel manque comblent-ils ?
Pourquoi a-t-on besoin d'une chose pareille ?
Quel est le problème client ?
Contre quoi luttent-ils ?
Quelle galère évitent-ils à leurs utilisateurs ?
Que cherche à régler Acme ?
Quels soucis ce service fait-il disparaître ?
À quelle problématique s'attaquent-ils ?
Quel casse-tête simplifient-ils ?
Dans quelle situation se trouve-t-on quand on fait appel à eux ?
Quel est le pain point central ?
Ils soignent quel mal ?
Que se passe-t-il si on ne fait rien ?
Quel constat de départ décrit le site ?
Le problème est-il bien expliqué ?
Quelles peines décrivent-ils ?
Quelle injustice ou quel défaut dénoncent-ils ?
Quels ennuis du quotidien leur produit règle-t-il ?
Qu'est-ce qui coince chez leurs clients ?
J'aimerais comprendre quel problème a donné naissance au produit
Quel problème de fond pour les entreprises ?
probleme résolu ?
De quelle corvée débarrassent-ils les gens ?
Qu'est-ce qui pousse à bout leur clientèle avant de les trouver ?
Le besoin auquel répond le cabinet
Quel obstacle aident-ils à franchir ?
Quel est l'ennemi que la marque désigne ?
À quoi remédie ce produit ?
Quelle frustration est à l'origine de l'offre ?
Ça résout quoi, concrètement ?
Quel est l'enjeu côté client ?
Quel mal de tête ce logiciel enlève-t-il ?
Ils s'en prennent à quel problème du secteur ?
Quel besoin non satisfait visent-ils ?
Quelles complications le service évite-t-il ?
Pour quel genre de pépin les appelle-t-on ?
Expose la problématique du client
`,
  offer: `
Que vendent-ils ?
Qu'est-ce qu'ils proposent ?
Quels sont leurs produits ?
Quels services offre le cabinet ?
Offre ?
Liste les prestations
Ils font quoi exactement ?
Que peut-on acheter chez eux ?
Quelles formules existent ?
Leur catalogue ?
Quels sont les différents services ?
Qu'est-ce que je peux commander ?
Décris l'offre de la marque
Quelles activités propose le club ?
Quels soins proposent-ils ?
Gamme de produits ?
Ils ont quoi à la carte ?
Que comprend leur offre ?
Combien de produits ont-ils ?
Dans quoi peuvent-ils m'aider ?
Quels cours peut-on suivre ?
Quelles sont les prestations proposées aux entreprises ?
Quelles chambres ou quels séjours proposent-ils ?
Les services en détail stp
Quel est le produit phare ?
Acme vend du logiciel, du conseil ou les deux ?
Quels forfaits proposent-ils ?
C'est quoi leur service principal ?
Que font-ils pour leurs clients ?
Quels types de travaux prennent-ils en charge ?
J'aimerais la liste de tout ce qu'ils offrent
Est-ce qu'ils proposent autre chose que leur produit principal ?
Quelles formations dispensent-ils ?
Que trouve-t-on dans leur boutique ?
produits et services ?
Dans quels domaines du droit interviennent-ils ?
En pratique, que fournit l'entreprise ?
Quelles solutions commercialisent-ils ?
Tu peux énumérer les offres ?
Qu'y a-t-il au menu ?
Leurs spécialités ?
L'étendue de leurs services
Comment fonctionne leur solution ?
Quelles sortes d'abonnements peut-on prendre ?
Que livre la marque, au juste ?
`,
  features: `
Quelles fonctionnalités ?
Que sait faire le produit ?
Liste les fonctions principales
Fonctionnalités clés ?
Que peut-on faire avec l'outil ?
Le logiciel, il a quelles fonctions au juste ?
Qu'est-ce qui est inclus comme fonctions ?
Le produit a quoi sous le capot ?
Quelles options offre la plateforme ?
Quelles possibilités donne Acme ?
Énumère les features
À quoi ressemble le produit, fonction par fonction ?
Quelles capacités techniques annoncent-ils ?
Y a-t-il des fonctions d'automatisation ?
Que permet le logiciel ?
Ses fonctionnalités phares ?
Quelles sont les caractéristiques du produit ?
Qu'offre la version complète comme outils ?
Parle-moi des fonctions
C'est complet niveau fonctionnalités ?
Quels modules existent ?
Combien de fonctionnalités sont présentées ?
fonctionalités stp
Détaille ce que l'appli sait faire
Quels outils met-on à disposition des utilisateurs ?
Qu'est-ce que je peux faire une fois connecté ?
Quels équipements et quelles options sont mis en avant ?
Les principales capacités de la solution
Que propose le tableau de bord comme fonctions ?
Quelles fonctionnalités mettent-ils le plus en avant ?
Est-ce qu'ils ont des fonctions de collaboration ?
Les atouts fonctionnels du produit
Quelles tâches l'outil prend-il en charge ?
Spécifications du produit ?
Que fait le produit tout seul ?
Fonctions par formule ?
Quels sont les composants de la plateforme ?
Ce que contient l'outil
Peux-tu lister les fonctionnalités avec une courte description ?
Quelles fonctions intéresseraient une équipe commerciale ?
De quoi le produit est-il capable ?
Dites-moi quelles fonctionnalités sont incluses
Ça gère quoi, leur système ?
Y a-t-il des fonctions avancées ?
Quelles caractéristiques le site détaille-t-il ?
`,
  integrations: `
Avec quels outils s'intègre-t-il ?
Intégrations ?
C'est compatible avec Slack ?
Peut-on le connecter à notre CRM ?
Y a-t-il une API ?
Quels connecteurs sont disponibles ?
Ça marche avec Google Agenda ?
Avec quels logiciels peut-on le relier ?
Ont-ils un connecteur Zapier ?
Quelles applis tierces sont prises en charge ?
L'outil se branche-t-il sur Salesforce ?
Liste des intégrations
Est-ce que ça se synchronise avec Outlook ?
Compatibilité avec d'autres systèmes ?
Des plugins pour WordPress ou Shopify ?
Peut-on l'interfacer avec notre logiciel comptable ?
Quels partenaires techniques ont une passerelle ?
Combien d'intégrations proposent-ils ?
Acme communique-t-elle avec Microsoft Teams ?
Existe-t-il des webhooks ?
integrations dispo ?
Avec quoi ça peut dialoguer ?
Y a-t-il une marketplace d'extensions ?
Ça se connecte à quoi ?
Est-ce que le produit parle avec nos autres outils ?
Quels services externes peut-on brancher ?
`,
  prices: `
Combien ça coûte ?
Quels sont les tarifs ?
Prix ?
C'est cher ?
Quel est le prix de l'abonnement ?
Leurs tarifs sont-ils affichés ?
Y a-t-il une grille tarifaire ?
À combien reviennent leurs services ?
Combien par mois ?
Quels sont les honoraires du cabinet ?
Existe-t-il une version gratuite ?
Quelle formule est la moins chère ?
Comment facturent-ils ?
Quel budget prévoir ?
Liste des forfaits avec leur prix
Combien faut-il débourser ?
Est-ce un paiement unique ou un abonnement ?
Modèle tarifaire ?
La cotisation est à combien ?
Différence de prix entre les formules ?
C'est quoi les tarifs chez Acme ?
Faut-il demander un devis ou le prix est-il public ?
Le prix dépend du nombre d'utilisateurs ?
Donne-moi tous les prix
C'est payant ?
ça coute combien
Y a-t-il un tarif annuel plus avantageux ?
Quel est le ticket d'entrée ?
Fourchette de prix ?
Quelle est la formule la plus chère ?
Ils prennent combien ?
Les prix sont-ils clairs sur le site ?
Tarification ?
Combien de plans tarifaires y a-t-il ?
Peut-on connaître le coût avant de s'engager ?
Dans mes moyens ou pas ?
Combien demande-t-on pour une prestation ?
Les tarifs sont TTC ou HT ?
Quels montants sont indiqués ?
Est-ce abordable pour une petite structure ?
Par utilisateur, on paie combien ?
À partir de quel montant peut-on commencer ?
Je voudrais un ordre de grandeur du coût
Quel est le coût des différentes offres ?
Tarifs pour les pros svp
`,
  trial: `
Y a-t-il un essai gratuit ?
Essai ?
Peut-on tester avant d'acheter ?
Combien de temps dure la période d'essai ?
Faut-il une carte bancaire pour essayer ?
Offrent-ils une démo gratuite ?
La première séance est-elle offerte ?
Cours d'essai possible ?
Je peux essayer sans payer ?
Version d'évaluation disponible ?
Quelles conditions pour l'essai ?
Peut-on faire une séance découverte ?
Est-ce qu'Acme laisse tester gratuitement ?
essai gratuit combien de jours ?
Le premier mois est-il gratuit ?
Que se passe-t-il à la fin de l'essai ?
Premier rendez-vous sans engagement ?
Est-il possible de goûter au produit d'abord ?
Proposent-ils un échantillon ?
Comment démarrer la période de test ?
Y a-t-il une consultation gratuite au départ ?
Puis-je voir ce que ça donne avant de m'abonner ?
Test sans carte de crédit ?
Le club permet-il de venir essayer une fois ?
Existe-t-il une phase d'essai pour les équipes ?
`,
  guarantees: `
Quelles garanties offrent-ils ?
Satisfait ou remboursé ?
Garantie ?
Puis-je me faire rembourser ?
Que se passe-t-il si je ne suis pas content ?
Combien d'années de garantie ?
Garantissent-ils un résultat ?
Peut-on annuler sans frais ?
Y a-t-il un engagement de qualité ?
Les produits sont-ils garantis ?
Offrent-ils une garantie décennale ?
Et si ça ne marche pas, on récupère son argent ?
Ont-ils un SLA ?
Garantie de disponibilité ?
Couvrent-ils les défauts après l'achat ?
Quelle assurance a-t-on en cas de problème ?
Les travaux sont garantis ?
remboursement possible ?
Quels engagements prend Acme envers l'acheteur ?
Une garantie du meilleur prix ?
Sans engagement, vraiment ?
Est-ce risqué de payer d'avance ?
Quelle protection pour l'acheteur ?
S'engagent-ils sur les délais ?
Le cabinet promet-il une obligation de résultat ?
`,
  colors: `
Quelles couleurs utilisent-ils ?
Couleurs ?
Quelle est la palette ?
Donne les codes hexa
Quelle est la couleur principale ?
Quelle teinte pour les boutons ?
Liste les couleurs de la marque
De quelle couleur est le fond ?
C'est quel bleu exactement ?
Couleur d'accent ?
Quels sont les tons dominants ?
Y a-t-il un mode sombre ?
Ils utilisent des dégradés ?
Quelle nuance pour le texte ?
Code couleur primaire svp
C'est plutôt chaud ou froid comme teintes ?
Quel hex pour leur vert ?
Quelles couleurs secondaires complètent la charte ?
La palette de couleurs, en RVB
Le rouge fait-il partie de leur charte ?
Combien de couleurs dans la palette ?
Quelle couleur pour les liens ?
Les couleurs d'Acme ?
Le site est de quelle couleur ?
Gamme chromatique ?
Je prépare une présentation à leurs couleurs, lesquelles prendre ?
Quels coloris reviennent le plus ?
Coulers de la marque ?
Quelles combinaisons de couleurs fond-texte emploient-ils ?
Le jaune vif, c'est leur couleur ou juste une photo ?
Quelle couleur domine la page d'accueil ?
Donnez-moi le nuancier
Est-ce coloré ou plutôt noir et blanc ?
Quelles teintes neutres utilisent-ils ?
Y a-t-il un thème clair et un thème foncé ?
Quelle couleur ressort le plus ?
Quel orange emploient-ils pour attirer l'œil ?
La charte colorimétrique
Les codes couleurs pour mon graphiste
Quel gris ?
Associations de couleurs qui marchent chez eux ?
Dans quelles couleurs peindre notre stand pour que ça leur ressemble ?
Quelles sont les couleurs du club ?
Le rose est-il central ou secondaire ?
Couleur de marque numéro un
`,
  typefaces: `
Quelles polices utilisent-ils ?
Polices ?
C'est quoi la typo ?
Quelle police pour les titres ?
Typographie du site ?
Quelle fonte pour le corps de texte ?
Serif ou sans serif ?
Quelle taille font les titres ?
Combien de polices différentes ?
Nom de la police d'écriture ?
Leur police est-elle une Google Font ?
Quels caractères emploie la marque ?
Quelle graisse pour les intertitres ?
Échelle typographique ?
Est-ce Helvetica ou Inter ?
Quelle typographie utiliser dans mes slides pour leur ressembler ?
Liste les fontes
Quelle est la taille du texte courant ?
typo des boutons ?
C'est quelle écriture sur la page d'accueil ?
Famille de polices ?
La police est-elle gratuite ou sur mesure ?
Quel interlignage ?
Comment s'appelle leur caractère typographique ?
Quelles polices dois-je installer ?
Dites-moi quelle police est associée aux titres et laquelle au texte
Ils écrivent en quoi, Arial ?
Style des lettres ?
La typographie d'Acme est-elle moderne ou classique ?
police principale stp
Y a-t-il une police à empattements ?
Les titres sont-ils en gras ?
Fonts ?
Quel couple typographique ?
Tailles et graisses des textes
Je suis graphiste, quelle fonte prendre pour leur plaquette ?
Le H1 fait combien de pixels ?
Emploient-ils une police monospace quelque part ?
Quelle police de caractères pour le cabinet ?
Avec quelles lettres est composé le site ?
La typo est-elle cohérente d'une page à l'autre ?
Le lettrage, c'est quoi comme police ?
Hiérarchie typographique ?
Quelle fonte de secours est déclarée ?
Choix typographiques de la marque
`,
  logo: `
À quoi ressemble le logo ?
Logo ?
Où trouver le logo ?
Ont-ils un logo en SVG ?
Le logo existe-t-il en plusieurs versions ?
Quelle est leur icône ?
Favicon ?
Montre-moi le logo
Il y a un symbole ou juste le nom écrit ?
Le logo est-il le même partout ?
Je peux télécharger le logo ?
Existe-t-il une version blanche du logo ?
Quel emblème a le club ?
Le sigle dans l'onglet du navigateur, c'est quoi ?
Décris le logotype
fichier du logo svp
Quel logo dois-je utiliser sur fond sombre ?
Acme a-t-elle un monogramme ?
Adresse du fichier logo ?
Le logo et l'icône sont-ils cohérents ?
Logo horizontal ou carré ?
Est-ce un bon logo techniquement, vectoriel ou pixels ?
Quel blason utilise l'association ?
Leur pictogramme ?
Avez-vous trouvé le logo du cabinet ?
`,
  imagery: `
Quel genre de photos utilisent-ils ?
Images ?
Ils ont des illustrations ou des photos ?
Quel style d'images ?
Est-ce que ce sont des photos de banque d'images ?
On voit des gens sur le site ?
Que montrent les visuels ?
Photos réelles ou stock ?
Y a-t-il des vidéos sur le site ?
Iconographie ?
Comment sont les photographies ?
Utilisent-ils des captures d'écran du produit ?
Quels types d'icônes ?
Les illustrations sont-elles dessinées à la main ?
Style photographique de la marque ?
Qu'est-ce qu'on voit sur les images d'Acme ?
Combien d'images par page ?
Quelle sorte de visuels choisir pour rester dans le style ?
images : ambiance ?
L'univers photo est-il chaleureux ?
Des animations ou des images fixes ?
Les visuels montrent-ils l'équipe ou le produit ?
Quelles images dominent sur le site du club ?
Je fais une pub pour eux, je prends quel style de photo ?
Les photos sont-elles en noir et blanc ?
`,
  look: `
À quoi ressemble le site ?
Quelle est l'identité visuelle ?
Design ?
Le site est-il beau ?
Quel est le style graphique ?
Décris la charte graphique
C'est moderne ou vieillot visuellement ?
Quelle ambiance visuelle ?
Look and feel ?
L'identité visuelle est-elle cohérente ?
Comment est le design de la marque ?
Le style est minimaliste ou chargé ?
Quelle impression donne le site au premier coup d'œil ?
L'esthétique générale ?
Le visuel fait-il pro ?
Direction artistique ?
Résume l'univers graphique d'Acme
Y a-t-il une unité visuelle entre les pages ?
Ça donne quoi visuellement ?
L'apparence du site
Comment se présente la marque à l'œil ?
charte graphique svp
Le design colle-t-il à la marque ?
Que pensez-vous avoir relevé sur le style visuel ?
Est-ce épuré ?
Le graphisme du club, en deux mots
`,
  swot: `
Fais-moi le SWOT
SWOT ?
Analyse forces, faiblesses, opportunités, menaces
Donne la matrice SWOT
Quels sont les points forts et les points faibles ?
Les plus et les moins de la marque ?
Atouts et défauts ?
Que dit l'analyse stratégique SWOT ?
Résumé du SWOT
FFOM ?
Bilan des forces et des faiblesses
Ce qui va et ce qui ne va pas ?
Montre les quatre quadrants
Le diagnostic complet, interne et externe
Pour et contre ?
Le SWOT d'Acme en bref
Quels avantages et inconvénients ressortent ?
analyse swot svp
Forces et limites du cabinet ?
Où en est la marque : bon, mauvais, chances, risques ?
J'ai besoin d'une matrice forces/faiblesses pour ma présentation
Le bon et le moins bon
Quel diagnostic stratégique posez-vous ?
Tableau atouts / handicaps / occasions / dangers
Le tableau SWOT du club
`,
  strengths: `
Quels sont leurs points forts ?
Forces ?
Qu'est-ce qu'ils font bien ?
Leurs atouts ?
Qu'est-ce qui marche sur le site ?
Dans quoi excellent-ils ?
Sur quoi peuvent-ils s'appuyer ?
Qu'est-ce qui est réussi ?
Cite trois forces de la marque
Quels sont les avantages de l'entreprise ?
Qu'est-ce qui joue en leur faveur ?
De quoi peuvent-ils être fiers ?
Points positifs ?
Le meilleur de leur communication ?
Qu'est-ce qui est déjà solide ?
Quelles sont les qualités du site ?
Où sont-ils bons ?
Liste les forces
Ce qui fonctionne bien chez Acme
Que faut-il garder tel quel ?
Quels acquis ne pas toucher ?
Qu'est-ce qui est bien fait ?
Quels sont les points d'appui de la marque ?
La plus grande force du cabinet ?
points forts svp
Qu'est-ce qui vous a plu sur le site ?
Qu'est-ce qui rend cette marque forte ?
Dis-moi leurs bons côtés
Que réussissent-ils mieux que le reste ?
Les forces internes du SWOT
Leur plus gros atout
Où la marque est-elle performante ?
Bonnes nouvelles à annoncer au client ?
Qu'est-ce qu'il y a de bien ?
Sur quels points le site est-il convaincant ?
Quelles bonnes pratiques appliquent-ils déjà ?
Quels éléments méritent des félicitations ?
Les réussites du club
Qu'est-ce qu'un concurrent pourrait leur envier ?
Ses qualités ?
Quels sont leurs meilleurs côtés ?
Quels aspects sont au niveau ?
Où n'y a-t-il rien à redire ?
Que faut-il préserver dans une refonte ?
Qu'est-ce qui est à leur avantage ?
`,
  weaknesses: `
Quels sont leurs points faibles ?
Faiblesses ?
Qu'est-ce qui cloche ?
Qu'est-ce qui ne va pas sur le site ?
Leurs défauts ?
Où pèchent-ils ?
Que font-ils mal ?
Les lacunes de la marque ?
Qu'est-ce qui est raté ?
Les points à améliorer ?
Quelles critiques peut-on leur faire ?
Où le bât blesse-t-il ?
Qu'est-ce qui les freine ?
Sur quoi sont-ils mauvais ?
Liste les faiblesses
Quel est le plus gros problème du site ?
Points noirs ?
Leur talon d'Achille ?
Quelles erreurs commettent-ils ?
Qu'est-ce qui manque de solidité ?
Qu'est-ce qui fait amateur ?
La principale faiblesse du cabinet ?
Que reprocher à Acme ?
Sur quels points sont-ils vulnérables ?
points faibles stp
Quels sont les problèmes relevés ?
Mauvaises nouvelles ?
Sois honnête, qu'est-ce qui est nul ?
Dites-moi où ils sont en retard
Où perdent-ils des points ?
Quels aspects du site déçoivent ?
Qu'est-ce qui pose problème dans leur communication ?
Les failles ?
Ce que la marque devrait corriger
Leurs mauvais côtés
Quels handicaps internes révèle l'analyse ?
Qu'est-ce qui leur nuit ?
Les insuffisances du site web
En quoi sont-ils moins bons ?
Qu'est-ce qui affaiblit la marque ?
Quelles sont les limites de l'entreprise ?
Les ratés du club en ligne
Pourquoi le site ne convainc-t-il pas ?
Y a-t-il de gros défauts ?
Il y a des choses qui font tache ?
`,
  opportunities: `
Quelles opportunités ont-ils ?
Opportunités ?
Où pourraient-ils grandir ?
Quel potentiel inexploité ?
Quelles chances devraient-ils saisir ?
Quels leviers de croissance ?
Que pourraient-ils faire qu'ils ne font pas encore ?
Y a-t-il un créneau à prendre ?
Quelles pistes de développement ?
Quelles tendances jouent pour eux ?
Quelles portes s'ouvrent à la marque ?
Les occasions à ne pas manquer ?
Quels nouveaux marchés pourraient-ils viser ?
Où y a-t-il de la marge ?
Qu'est-ce qu'Acme laisse sur la table ?
Les possibilités d'expansion ?
Quelle place libre face aux concurrents ?
opportunités du SWOT svp
De quoi la marque pourrait-elle tirer profit ?
Le plus gros potentiel du cabinet
Quelles évolutions favorables à l'horizon ?
Qu'est-ce qui pourrait les faire décoller ?
Quels contenus existants pourraient mieux servir ?
Sur quel terrain le club peut-il progresser ?
Liste les opportunités externes
`,
  threats: `
Quelles menaces pèsent sur eux ?
Menaces ?
Qu'est-ce qui pourrait leur nuire ?
Quels dangers à l'extérieur ?
De quoi devraient-ils se méfier ?
Quels risques pour la marque ?
Qu'est-ce qui peut mal tourner ?
La concurrence est-elle une menace ?
Que craindre pour l'avenir ?
Quels facteurs externes les fragilisent ?
Qu'est-ce qui met leur activité en péril ?
Les menaces du SWOT
Qui pourrait leur prendre des clients ?
Quels périls voit l'analyse ?
Risques stratégiques ?
Contre quoi devraient-ils se protéger ?
Quelle évolution du marché leur serait défavorable ?
Si ça devait échouer, ce serait à cause de quoi ?
menaces externes svp
Quels nuages à l'horizon pour Acme ?
Le plus grand danger pour le cabinet
Sont-ils exposés à un risque ?
Qu'est-ce qui menace le club ?
Quels risques pour leur réputation ?
L'environnement leur est-il hostile ?
`,
  firstSteps: `
Par quoi commencer ?
Si j'avais une semaine pour améliorer le site, par quoi commencer ?
Que recommandez-vous ?
Quelles sont les priorités ?
Recommandations ?
Que faut-il faire en premier ?
Quel plan d'action ?
Quelles actions conseilles-tu ?
Comment améliorer le site ?
Feuille de route ?
Que changerais-tu d'abord ?
Comment pourraient-ils faire mieux ?
Les trois choses les plus importantes à faire ?
Quelle est la prochaine étape ?
Où mettre l'effort en premier ?
Quelle stratégie leur proposer ?
Que doit faire Acme maintenant ?
Les chantiers prioritaires ?
Donne-moi une to-do list
Quel conseil donner à cette marque ?
Comment corriger leurs faiblesses ?
Sur quoi investir ?
J'ai un petit budget, je le mets où ?
Pourquoi cette recommandation passe-t-elle en premier ?
Quelles initiatives stratégiques suggère le rapport ?
priorités svp
Que faire pour gagner plus de clients ?
Quels changements auraient le plus d'impact ?
Je reprends le marketing de la boîte, je fais quoi ?
Détaille les étapes de la première initiative
Comment s'y prendre pour renforcer la marque ?
Qu'est-ce qui est urgent ?
Dans quel ordre mener les travaux ?
Améliorations suggérées ?
Vos conseils pour le cabinet ?
À leur place, vous feriez quoi ?
Plan à 90 jours ?
Que proposer au client lors de l'audit ?
Quelles pistes d'amélioration prioriser ?
Qu'est-ce qu'on attaque lundi matin ?
Les grandes initiatives à lancer
Comment augmenter les conversions ?
Que devrait changer le club sur son site ?
Quelle marche à suivre ?
On fait quoi de cette analyse ?
`,
  quickWins: `
Qu'est-ce qu'on peut améliorer vite ?
Quick wins ?
Quels gains rapides ?
Que corriger en une heure ?
Qu'est-ce qui est facile à changer ?
Quelles petites corrections pour un gros effet ?
Des victoires faciles ?
Que peut-on régler aujourd'hui même ?
Quelles améliorations demandent peu d'effort ?
Les actions simples et immédiates ?
Que faire sans développeur ?
Les fruits à portée de main ?
Y a-t-il des trucs à corriger tout de suite sans budget ?
Les petits changements qui rapportent
Réparations express ?
Quelles retouches minimes suggères-tu ?
Qu'est-ce qui ne coûte rien et aide beaucoup ?
quick win pour Acme stp
Qu'est-ce que je peux faire en cinq minutes sur le site ?
Les ajustements les plus rapides
Un truc simple à améliorer ?
Liste les corrections faciles
Quelles optimisations d'un après-midi ?
Quels bricolages rapides auraient de l'effet pour le club ?
Petits efforts, grands résultats : quoi ?
`,
  northStar: `
Quel indicateur suivre en priorité ?
North star ?
Quelle est la métrique étoile du nord ?
Comment mesurer le succès ?
Quels KPI surveiller ?
Quel chiffre doit guider l'équipe ?
Sur quel indicateur se concentrer ?
Comment savoir si ça marche ?
Quelle mesure choisir pour suivre les progrès ?
L'indicateur clé recommandé ?
Quelle métrique pour chaque initiative ?
Objectif chiffré à suivre ?
kpi principal svp
Quel critère de réussite proposez-vous ?
Comment vérifier que la stratégie porte ses fruits ?
Le cap mesurable de la marque ?
Qu'est-ce qu'Acme devrait mesurer ?
Une seule statistique à regarder, laquelle ?
Quelle étoile polaire pour la stratégie ?
À quoi verra-t-on que les actions réussissent ?
Tableau de bord : quel indicateur mettre en tête ?
Quel est le grand objectif mesurable ?
Quels résultats viser et comment les compter ?
Le chiffre qui compte le plus pour le club
Quel indicateur de performance principal suggère le rapport ?
`,
  journey: `
Comment se déroule le parcours client ?
Parcours client ?
Où perd-on les visiteurs ?
Quels sont les points de friction ?
À quelle étape les gens décrochent-ils ?
Combien de clics pour acheter ?
Le chemin vers l'achat est-il simple ?
Décris les étapes du parcours
Comment passe-t-on de visiteur à client ?
Qu'est-ce qui bloque dans le tunnel ?
Le parcours a-t-il des trous ?
Est-ce facile de réserver ?
Où l'internaute se retrouve-t-il coincé ?
Que se passe-t-il après l'achat ?
L'expérience utilisateur est-elle fluide ?
Quelles étapes manquent entre la découverte et la décision ?
Tunnel de conversion ?
Comment guide-t-on le visiteur ?
Le visiteur sait-il quoi faire ensuite ?
Quels obstacles rencontre un prospect sur le site ?
Customer journey stp
À quel moment du parcours le site est-il le plus faible ?
De la première visite à la commande, que se passe-t-il ?
Phase de considération : que propose le site ?
Comment se passe la prise de contact pour un nouveau client ?
Le site aide-t-il à se décider ?
Est-ce qu'on trouve vite comment s'inscrire ?
Frictions ?
Combien d'étapes pour arriver au formulaire ?
Comment Acme fidélise-t-elle ses clients via le site ?
Les étapes découverte, évaluation, achat
Pourquoi un visiteur quitterait-il le site sans rien faire ?
Le parcours d'un patient sur le site du cabinet
Où le chemin se complique-t-il ?
Qu'est-ce qui est bien pensé dans le parcours ?
Est-ce pratique pour un nouveau venu ?
L'entonnoir fuit à quel endroit ?
Le cheminement jusqu'à l'adhésion au club
parcours utilisateur ?
Comment le site accompagne-t-il ceux qui hésitent encore ?
À quelle phase y a-t-il le plus de manques ?
Analyse l'expérience client en ligne
Quelle étape du parcours faut-il soigner ?
Y a-t-il une impasse sur le site ?
Suit-on le client après la vente ?
`,
  ctas: `
Quels sont les appels à l'action ?
CTA ?
Que disent les boutons ?
Quel est le bouton principal ?
Que veut-on que le visiteur fasse ?
Quelle action le site pousse-t-il ?
Où cliquer en premier ?
Liste les call-to-action
Quel libellé sur le bouton de la home ?
Combien de boutons différents y a-t-il ?
Vers quoi mènent les boutons ?
L'appel à l'action est-il clair ?
Que me demandent-ils de faire ?
Bouton d'inscription ou de démo ?
Les textes des boutons svp
À quoi le site invite-t-il ?
Quelle est l'action primaire ?
Les CTA sont-ils cohérents ?
Est-ce qu'ils incitent à réserver ou à appeler ?
Quels verbes emploient-ils sur leurs boutons ?
Où se trouve le CTA principal ?
Quel est le geste attendu du visiteur ?
Y a-t-il trop d'appels à l'action ?
Que se passe-t-il quand on clique sur le bouton d'accueil ?
Le bouton en haut à droite, il dit quoi ?
call to action principal d'Acme ?
Quelles incitations à agir trouve-t-on ?
Comment le site appelle-t-il à passer à l'acte ?
Donnez-moi les boutons et leurs liens
Bouton secondaire ?
Le site demande-t-il clairement quelque chose ?
Sur quoi veulent-ils nous faire cliquer ?
Les invitations à l'action du cabinet
« Commencer » ou « Nous contacter » : lequel domine ?
Quelle est la conversion visée par le site ?
Comment sont formulés les boutons d'achat ?
boutons ?
Quel appel à l'action revient sur toutes les pages ?
Le club invite à quoi : adhérer, venir, donner ?
Existe-t-il un bouton pour prendre rendez-vous ?
Cliquer ici, en savoir plus... que trouve-t-on comme boutons ?
Quelle est la demande principale faite au lecteur ?
L'incitation principale est-elle visible tout de suite ?
Y a-t-il un bouton don ?
Les CTA convertissent-ils bien par leur formulation ?
`,
  navigation: `
Qu'y a-t-il dans le menu ?
Navigation ?
Quelles sont les rubriques du site ?
Comment est organisé le menu principal ?
Liste les entrées du menu
Combien d'éléments dans la barre de navigation ?
Quels liens en haut du site ?
L'arborescence du site ?
Que trouve-t-on dans le pied de page ?
Le menu est-il clair ?
Quels onglets voit-on ?
Comment on se déplace sur le site ?
Structure du site ?
Y a-t-il un menu déroulant ?
Les liens du footer ?
rubriques svp
Le menu d'Acme comporte quoi ?
Quelles sections sont accessibles depuis la barre du haut ?
Dans quel ordre sont rangées les rubriques ?
Les intitulés de navigation
S'y retrouve-t-on dans le menu ?
Où mène chaque lien du menu ?
Le plan du menu du cabinet
Y a-t-il trop d'entrées dans la navigation ?
Comment le site du club est-il structuré en rubriques ?
`,
  claims: `
Quelles affirmations font-ils ?
Quelles promesses sont prouvées ?
Claims ?
Leurs chiffres sont-ils étayés ?
Quelles preuves à l'appui de leurs dires ?
Que prétendent-ils sans preuve ?
Quelles allégations trouve-t-on sur le site ?
Disent-ils être numéro un ?
Quelles statistiques mettent-ils en avant ?
Sur quoi reposent leurs affirmations ?
Liste les arguments chiffrés
Quels proof points ?
Qu'avancent-ils comme faits vérifiables ?
Leurs promesses sont-elles crédibles ?
Y a-t-il des superlatifs non justifiés ?
Quelles assertions marketing répètent-ils ?
Acme affirme quoi sur sa qualité ?
Ce qu'ils disent est-il démontré ?
Des vantardises sans source ?
Les affirmations clés du cabinet et leurs preuves
preuves des arguments ?
Quels résultats chiffrés revendiquent-ils ?
Relève les déclarations fortes du site
Quelles affirmations mériteraient une preuve ?
Les phrases du genre « le meilleur de la région », y en a-t-il ?
`,
  vocabulary: `
Quels mots utilisent-ils le plus ?
Vocabulaire ?
Quels termes leur sont propres ?
Quels mots reviennent tout le temps ?
Ont-ils un jargon maison ?
Quelles expressions typiques ?
Y a-t-il des mots galvaudés ?
Quels mots abusent-ils ?
Lexique de la marque ?
Quels mots-clés caractérisent leur langage ?
Parlent-ils de « clients » ou de « membres » ?
Quels termes creux devraient-ils lâcher ?
Leur champ lexical ?
Buzzwords ?
Quels mots distinctifs chez Acme ?
Liste les mots surexploités
Quelles formules toutes faites répètent-ils ?
Quels mots employer pour parler comme le club ?
Le lexique du cabinet est-il technique ?
mots fétiches svp
Quelle terminologie est utilisée ?
Y a-t-il des tics de langage ?
Quel mot est le plus fréquent sur le site ?
Quels noms donnent-ils à leurs choses ?
Des anglicismes dans leurs textes ?
`,
  clarity: `
Le message est-il clair ?
Clarté ?
On comprend tout de suite ce qu'ils font ?
Le discours est-il confus ?
Quelle note de clarté ?
Le site dit-il clairement pour qui et quoi ?
Qu'est-ce qui n'est pas clair dans le message ?
Un visiteur saisit-il l'offre en cinq secondes ?
Score de clarté du message ?
Quels tests de clarté ont échoué ?
Est-ce que leur communication est limpide ?
Le message passe-t-il ?
Leurs textes sont-ils flous ?
Pourquoi la clarté n'a-t-elle pas une meilleure note ?
Comprend-on bien l'offre d'Acme ?
La communication du cabinet manque-t-elle de netteté ?
clarté du message ?
Est-ce qu'on voit de quoi il retourne dès l'accueil ?
Le propos est-il compréhensible pour un novice ?
Qu'est-ce qui embrouille le lecteur ?
Leur messaging est-il bon ?
Ils vont droit au but ou ils tournent autour du pot ?
Le message du club est-il précis ou vague ?
Dites-moi si leur discours est intelligible
Qualité du message, globalement ?
`,
  readability: `
Les textes sont-ils faciles à lire ?
Lisibilité ?
Quel niveau de lecture faut-il ?
Les phrases sont-elles trop longues ?
Score de lisibilité ?
Un enfant de douze ans comprendrait-il ?
Quelle est la longueur moyenne des phrases ?
Indice Flesch ?
C'est lourd à lire ?
Le texte est-il digeste ?
La lecture est-elle agréable ou pénible ?
Combien de mots par phrase ?
Niveau scolaire nécessaire pour lire le site ?
Les pages légales sont-elles lisibles ?
lisibilité des textes d'Acme ?
Est-ce écrit simplement ?
Trop de mots compliqués dans les textes ?
La prose du cabinet est-elle difficile ?
Leurs paragraphes sont-ils interminables ?
Se lit-il d'une traite, ce site ?
Quel effort demande la lecture de leurs pages ?
Écrivent-ils en langage simple ?
Faut-il un bac+5 pour comprendre ?
Complexité des phrases ?
Les textes du club sont-ils accessibles à tous les lecteurs ?
`,
  themes: `
De quels sujets parlent-ils ?
Thèmes ?
Quels sont les thèmes de contenu ?
Quels sujets reviennent ?
Sur quoi communiquent-ils le plus ?
Quels formats de contenu publient-ils ?
Quelle est la stratégie de contenu ?
Les grands axes éditoriaux ?
De quoi est-il question dans leurs contenus ?
Quels piliers de contenu ?
Leurs thématiques principales ?
Y a-t-il des sujets qu'ils n'abordent pas ?
Vidéos, guides, podcasts : que produisent-ils ?
Quels sont les topics du site ?
Sur quels sujets prennent-ils la parole ?
ligne éditoriale : quels thèmes ?
Résume les contenus d'Acme
De quoi parle surtout le cabinet ?
Les sujets de prédilection de la marque
Répartition des thèmes dans les articles ?
Quels contenus mettent-ils en avant ?
Autour de quelles idées tourne leur communication ?
Content marketing : quels thèmes ?
Sur quels domaines ont-ils écrit ?
Quels sujets intéressent le club ?
`,
  blog: `
Ont-ils un blog ?
Blog ?
À quelle fréquence publient-ils des articles ?
Quel est le dernier article ?
De quand date le dernier billet ?
Combien d'articles ont-ils publiés ?
Y a-t-il une rubrique actualités ?
Le blog est-il actif ?
Quels articles récents ?
Publient-ils régulièrement ?
Existe-t-il un journal ou un magazine en ligne ?
Titres des derniers posts ?
Qui écrit leurs articles ?
Leur blog, il est mort ou vivant ?
Rythme de publication ?
Y a-t-il des news ?
articles de blog d'Acme ?
Quand ont-ils posté pour la dernière fois sur le blog ?
Le cabinet publie-t-il des articles ?
Liste les billets trouvés
Des communiqués de presse sur le site ?
Ils bloguent encore ?
Un podcast ou des articles réguliers ?
Que racontent les derniers articles ?
Combien de billets par mois ?
`,
  socials: `
Sont-ils sur les réseaux sociaux ?
Réseaux sociaux ?
Ont-ils un compte Instagram ?
Quel est leur LinkedIn ?
Sur quels réseaux les suivre ?
Lien vers leur page Facebook ?
Sont-ils sur TikTok ?
Une chaîne YouTube ?
Liste leurs profils sociaux
Où peut-on les retrouver en ligne hors du site ?
Ont-ils Twitter / X ?
Comment les suivre ?
Leurs comptes sociaux ?
Quel pseudo sur Insta ?
Y a-t-il un serveur Discord ?
présence sociale d'Acme ?
Le cabinet est-il présent sur LinkedIn ?
Quels réseaux le site met-il en lien ?
Le club a-t-il une page Facebook ?
Ils sont sur Pinterest ?
Quels réseaux manquent ?
Sur quelles plateformes sont-ils actifs ?
Leur Github ?
Peut-on leur écrire sur Messenger ou Telegram ?
Donne les URL de leurs comptes
`,
  contact: `
Comment les contacter ?
Contact ?
Quelle est leur adresse e-mail ?
Numéro de téléphone ?
Comment les joindre ?
À quel numéro appeler ?
Où leur écrire ?
Y a-t-il un formulaire de contact ?
Ont-ils WhatsApp ?
Je veux parler à quelqu'un, comment faire ?
Mail du support ?
Quelles sont leurs coordonnées ?
Peut-on leur téléphoner ?
Le mail pour la presse ?
Comment prendre contact avec Acme ?
Existe-t-il un chat en ligne ?
À quelle adresse envoyer une question ?
Tel ?
Comment joindre le service client ?
Leur e-mail stp
J'ai un souci, qui contacter ?
Par quels moyens peut-on les atteindre ?
Comment on appelle le cabinet ?
Sur quel numéro les joindre en urgence ?
Comment entrer en relation avec eux ?
Coordonnées du club ?
Est-ce qu'il y a un email ou seulement un formulaire ?
Peut-on les contacter facilement ?
Quel est le standard ?
email contact
Un numéro où envoyer un SMS ?
Leur fax ?
Je voudrais leur envoyer un message
Contact commercial ?
Comment obtenir de l'aide ?
À qui m'adresser pour un devis ?
Le téléphone de la réception ?
Quelles voies de contact affiche le site ?
Ligne directe ?
Comment leur poser une question ?
Tous les moyens de les joindre
Ils répondent par mail ou par téléphone ?
Donnez-moi un point de contact
Je peux les appeler où ?
numero de tel svp
`,
  location: `
Où sont-ils situés ?
Adresse ?
Dans quelle ville sont-ils ?
Où se trouve le cabinet ?
Où est leur siège ?
Dans quels pays opèrent-ils ?
C'est où exactement ?
Quelle est l'adresse postale ?
Ont-ils des bureaux à Lyon ?
Comment s'y rendre ?
Quelle région couvrent-ils ?
Y a-t-il plusieurs agences ?
Sont-ils basés en France ?
Zone d'intervention ?
Lien Google Maps ?
D'où viennent-ils ?
Dans quel quartier est le magasin ?
Où se situe Acme ?
adresse du club svp
Se déplacent-ils partout ou seulement autour de chez eux ?
Combien de points de vente et où ?
Livrent-ils dans ma région ?
Le local est près de quelle station de métro ?
De quel pays vient cette entreprise ?
Ils sont implantés où ?
`,
  languages: `
En quelles langues est le site ?
Langues ?
Le site existe-t-il en anglais ?
Parlent-ils espagnol ?
Combien de langues proposent-ils ?
Y a-t-il une version française ?
Le site est-il traduit ?
Quelle est la langue principale ?
Multilingue ?
Est-ce disponible en allemand ?
Quelles versions linguistiques ?
Peut-on lire le site dans une autre langue ?
Dans quelle langue communiquent-ils ?
Version arabe ou chinoise ?
langue du site d'Acme ?
Les pages sont-elles toutes traduites ?
Y a-t-il un sélecteur de langue ?
Quelles locales sont déclarées ?
On peut basculer en italien ?
Le cabinet reçoit-il en anglais ?
Pour un client néerlandophone, il y a quelque chose ?
Le contenu est rédigé en quelle langue ?
Un étranger peut-il s'y retrouver sans parler français ?
Site unilingue ou bilingue ?
Le produit est traduit en combien de langues ?
`,
  apps: `
Ont-ils une application mobile ?
Application ?
Y a-t-il une appli iPhone ?
Disponible sur Android ?
Où télécharger l'application ?
Lien App Store ?
Est-ce sur Google Play ?
Peut-on l'utiliser sur mobile ?
Une version bureau pour Mac ?
Existe-t-il une extension Chrome ?
L'appli, elle existe ?
Apps disponibles ?
Ça tourne sur tablette ?
Peut-on installer Acme sur son téléphone ?
Appli Windows ?
Y a-t-il un logiciel à télécharger ?
app mobile ?
Le club a-t-il une appli pour ses membres ?
Uniquement web ou aussi appli native ?
Sur quels appareils ça fonctionne ?
Je cherche l'app sur mon smartphone, elle est où ?
Combien d'applications ont-ils publiées ?
Version pour iPad ?
Ont-ils mis une app sur les stores ?
Le cabinet propose une application patients ?
`,
  technology: `
Avec quoi est fait le site ?
Technologie ?
Quel CMS utilisent-ils ?
C'est du WordPress ?
Quelle stack technique ?
Utilisent-ils Google Analytics ?
Sur quel hébergeur tournent-ils ?
Quels outils de suivi sont installés ?
Le site est en React ?
Quels frameworks ?
Shopify ou Prestashop ?
Quelles technologies avez-vous détectées ?
Quel outil d'analytics ?
Y a-t-il un pixel Facebook ?
Comment le site a-t-il été construit ?
Tag Manager présent ?
stack d'Acme ?
Leur site est fait maison ou avec Wix ?
Quel CDN ?
Quels scripts tiers chargent-ils ?
Quelle plateforme derrière la boutique en ligne ?
Les outils marketing utilisés sur le site
Le site du cabinet tourne sous quoi ?
Quel système de paiement en ligne est intégré au site ?
Que révèle le code sur les logiciels employés ?
`,
  legalEntity: `
Quelle société est derrière le site ?
Raison sociale ?
Qui est l'éditeur du site ?
Forme juridique ?
Numéro SIRET ?
C'est une SARL ou une SAS ?
Quel est le nom légal de l'entreprise ?
Qui est propriétaire de la marque ?
À qui appartient Acme ?
Numéro de TVA ?
Est-ce une filiale d'un groupe ?
Sous quelle entité juridique exercent-ils ?
RCS ?
L'association est-elle déclarée loi 1901 ?
Qui est le responsable légal ?
Qui possède cette boîte ?
Quelle entité figure dans les mentions légales ?
entité légale svp
La maison mère ?
Avec quelle société signe-t-on le contrat ?
Numéro d'immatriculation au registre ?
Statut juridique du club ?
Le cabinet est-il une SELARL ?
Capital social ?
Quel est l'exploitant du site ?
`,
  seo: `
Le SEO est-il bon ?
SEO ?
Quel est le score SEO ?
Comment améliorer le référencement ?
Trouve-t-on facilement le site sur Google ?
Quels problèmes de référencement ?
Le site est-il bien référencé ?
Les balises title sont-elles correctes ?
Meta descriptions manquantes ?
Quelles vérifications SEO ont échoué ?
Visibilité dans les moteurs de recherche ?
Audit SEO ?
Leur référencement naturel, ça donne quoi ?
Qu'est-ce qui cloche côté SEO ?
Pourquoi on ne les trouve pas sur Google ?
Y a-t-il des pages sans H1 ?
Comment est optimisé le site pour la recherche ?
Les images ont-elles un texte alternatif pour le référencement ?
seo technique ?
Titres de page trop longs ?
Le site est-il optimisé ?
Quels points SEO sont réussis ?
Acme sort-elle dans les résultats ?
Note de référencement du cabinet ?
Les URL sont-elles propres ?
Contenus dupliqués ?
Balises canoniques ?
Le maillage interne est-il bon ?
Que faire pour remonter dans Google ?
Les bases du référencement sont-elles là ?
Etat du référencement stp
Open Graph présent ?
Est-ce qu'on les déniche en cherchant sur internet ?
Titres et descriptions dans les résultats de recherche ?
Erreurs SEO les plus graves ?
Quelle découvrabilité ?
Sont-ils visibles en ligne ?
Le balisage Hn est-il correct ?
Combien de contrôles SEO sont passés ?
Bing, Google : le site est-il prêt ?
Leur optimisation pour les moteurs, tu la notes combien ?
Référencement local du club ?
Y a-t-il des liens cassés ?
Quelles pages ont des titres en double ?
Résume l'audit de référencement
`,
  ai: `
Le site est-il prêt pour les IA ?
IA ?
ChatGPT peut-il lire ce site ?
Quel est le score de préparation à l'IA ?
Sont-ils visibles dans les réponses des chatbots ?
GEO ?
Comment apparaître dans ChatGPT ?
Les assistants comprennent-ils leur site ?
Quels contrôles IA ont échoué ?
Ont-ils un fichier llms.txt ?
AI readiness ?
Les moteurs génératifs peuvent-ils les citer ?
Que manque-t-il pour que les IA les recommandent ?
Leur visibilité dans Perplexity ?
Optimisé pour les LLM ?
Si je demande à une IA, va-t-elle trouver Acme ?
préparation IA du site ?
Le cabinet ressort-il chez Claude ou Gemini ?
Le contenu est-il exploitable par les intelligences artificielles ?
Note IA ?
Comment un agent conversationnel voit-il ce site ?
Le référencement pour IA est-il soigné ?
Les réponses IA de Google peuvent-elles s'appuyer dessus ?
Que faire pour être mieux compris des modèles de langage ?
Le club est-il lisible pour les assistants vocaux et les IA ?
`,
  crawlers: `
Quels robots d'IA sont autorisés ?
Robots IA ?
Bloquent-ils GPTBot ?
ClaudeBot a-t-il accès ?
Quels crawlers sont bloqués ?
PerplexityBot peut-il passer ?
Les bots d'OpenAI sont-ils interdits ?
Qui peut aspirer le site ?
Google-Extended est-il permis ?
Liste les agents autorisés et refusés
Laissent-ils entrer les robots d'entraînement ?
Accès des crawlers ?
CCBot est bloqué ?
Le site refuse-t-il certains bots ?
Quels user-agents IA sont mentionnés ?
Acme bloque les IA ou pas ?
crawler d'IA autorisé ?
Les robots de ChatGPT peuvent-ils entrer ?
Les araignées des IA sont-elles bienvenues ?
Quelle politique envers les robots d'intelligence artificielle ?
Applebot-Extended, permis ou non ?
Combien de bots IA sont exclus ?
Quels robots n'ont pas le droit de visiter ?
Les crawlers d'IA sont-ils traités différemment de Googlebot ?
Le cabinet ferme-t-il la porte aux robots ?
`,
  structuredData: `
Y a-t-il des données structurées ?
Données structurées ?
Schema.org ?
Utilisent-ils du JSON-LD ?
Quels types de schema sont présents ?
Balisage Organization ?
Ont-ils un schema FAQ ?
Rich snippets possibles ?
Quelles pages ont du balisage schema ?
Microdonnées ?
Le schema Product est-il renseigné ?
Y a-t-il un fil d'Ariane balisé ?
Les extraits enrichis sont-ils configurés ?
json-ld sur le site ?
Quel balisage sémantique ?
Acme a-t-elle un schema LocalBusiness ?
Quelles données lisibles par machine fournissent-ils ?
Manque-t-il des schémas importants ?
Les types de données structurées détectés
Les avis sont-ils balisés en schema ?
Données structurées valides ou erronées ?
Les événements du club sont-ils en schema Event ?
Structured data : état des lieux
Rien en schema.org ?
Le balisage pour les résultats enrichis est-il en place ?
`,
  indexing: `
Le site est-il indexable ?
Indexation ?
Y a-t-il un sitemap ?
Que dit le robots.txt ?
Quelles pages sont en noindex ?
Google peut-il indexer toutes les pages ?
Adresse du sitemap ?
Pages exclues de l'index ?
Le robots.txt bloque-t-il quelque chose ?
Plan de site XML présent ?
Combien d'URL dans le sitemap ?
Des pages cachées aux moteurs ?
L'indexation est-elle bloquée quelque part ?
sitemap.xml ?
Le fichier robots est-il correct ?
Est-ce qu'Acme a interdit l'indexation de certaines pages ?
Googlebot est-il freiné ?
Balise meta robots ?
Quelles pages n'apparaîtront jamais dans Google ?
Problèmes d'indexabilité ?
Le sitemap est déclaré ?
Les pages importantes sont-elles toutes indexables ?
Directives pour les moteurs de recherche ?
Y a-t-il un noindex oublié ?
Le site du club est-il ouvert à l'indexation ?
`,
  speed: `
Le site est-il rapide ?
Vitesse ?
Combien de temps met la page à charger ?
Performance du site ?
Pourquoi c'est lent ?
Le site rame-t-il ?
Temps de réponse du serveur ?
Les images sont-elles trop lourdes ?
Poids des pages ?
Core Web Vitals ?
Qu'est-ce qui ralentit le site ?
Comment accélérer le chargement ?
Ça charge vite sur mobile ?
Les pages sont-elles légères ?
vitesse de chargement ?
Trop de scripts qui alourdissent ?
La page d'accueil d'Acme pèse combien ?
Y a-t-il de la compression ?
Indications de performance ?
Combien de requêtes par page ?
Le site du cabinet met une plombe à s'ouvrir, pourquoi ?
Lazy loading des images ?
Rapidité d'affichage ?
Le cache est-il bien réglé ?
Optimisations de performance possibles ?
`,
  trust: `
Inspirent-ils confiance ?
Confiance ?
Quelles preuves donnent-ils de leur sérieux ?
Peut-on leur faire confiance ?
Quels signaux de confiance ?
Est-ce une arnaque ?
Le site est-il fiable ?
Sont-ils crédibles ?
Qu'est-ce qui rassure le visiteur ?
C'est sérieux comme boîte ?
Comment prouvent-ils leur expertise ?
Quels éléments de réassurance ?
Qu'est-ce qui manque pour inspirer confiance ?
Éléments de preuve sociale ?
Est-ce légitime ?
Ils ont l'air fiables ?
Sur quoi repose leur crédibilité ?
Faut-il s'inquiéter avant de payer chez eux ?
Puis-je acheter les yeux fermés ?
Quelles garanties de sérieux affiche le cabinet ?
Trust signals ?
Le site paraît-il honnête ?
Comment gagnent-ils la confiance des clients ?
Indices de crédibilité svp
Acme est-elle une vraie entreprise ?
Que fait le site pour rassurer ?
Réputation affichée ?
Est-ce que je risque quelque chose avec eux ?
Y a-t-il de quoi douter ?
La fiabilité de la marque d'après le site
Pourquoi devrait-on les croire ?
Des labels, avis ou références qui rassurent ?
Qu'est-ce qui montre qu'ils savent de quoi ils parlent ?
Le degré de confiance qu'inspire le club
Quels gages de qualité ?
Le site donne-t-il des raisons de se méfier ?
On peut leur confier son argent ?
Quels signes montrent que c'est professionnel ?
Liste les éléments de confiance
Leur sérieux se voit-il ?
Réassurance : bilan ?
La crédibilité est-elle bien construite ?
Comment le site lève-t-il la méfiance ?
Sont-ils transparents sur qui ils sont ?
Y a-t-il des preuves de compétence ?
`,
  testimonials: `
Y a-t-il des témoignages ?
Témoignages ?
Que disent les clients ?
Ont-ils des avis clients ?
Quelle note sur Google ?
Cite un témoignage
Les avis sont-ils bons ?
Combien d'avis ont-ils ?
Qu'est-ce que les gens pensent d'eux ?
Les clients sont-ils contents ?
Où lire les avis ?
Qui a témoigné ?
Sont-ils sur Trustpilot ?
Retours d'expérience ?
avis ?
Donne-moi les citations de clients
Y a-t-il des commentaires d'utilisateurs ?
Les témoignages sont-ils signés ?
Que racontent les patients du cabinet ?
Les anciens élèves donnent-ils leur avis ?
Que disent ceux qui ont essayé ?
Nombre d'étoiles ?
Des recommandations de clients satisfaits ?
Y a-t-il des vidéos de clients qui témoignent ?
Les avis ont-ils l'air vrais ?
Montre les verbatims
Quels éloges reçoivent-ils ?
Avis sur Acme ?
Est-ce que des clients racontent leur expérience ?
temoignage le plus fort ?
Des plaintes de clients ?
La satisfaction est-elle documentée ?
Ont-ils bonne presse auprès des utilisateurs ?
Combien de témoignages sur le site ?
Les membres du club, qu'en disent-ils ?
Sur quelles plateformes sont-ils notés ?
Une parole de client à reprendre dans ma présentation ?
Qu'est-ce qui revient dans les avis ?
Y a-t-il des retours négatifs publiés ?
Les témoignages portent-ils un nom et une photo ?
TripAdvisor, Google, Yelp : quelle note ?
Qui les recommande ?
Ce que leurs utilisateurs apprécient le plus
Des critiques publiées sur le site ?
Preuves de satisfaction client
`,
  customers: `
Qui sont leurs clients ?
Clients ?
Quelles entreprises font appel à eux ?
Ont-ils des références connues ?
Cite des noms de clients
Quels logos affichent-ils ?
Pour qui ont-ils déjà travaillé ?
Des études de cas ?
Leur nombre de clients est-il annoncé ?
Quelles marques utilisent Acme ?
Références clients ?
De grands comptes parmi les clients ?
Qui leur fait confiance ?
Des success stories ?
Quels projets ont-ils réalisés et pour qui ?
Leurs partenaires et clients affichés ?
Y a-t-il un portfolio ?
Liste les sociétés clientes
refs clients svp
Le cabinet a-t-il des clients célèbres ?
Avec quelles organisations collaborent-ils ?
Combien de personnes utilisent déjà le service ?
Quelles réalisations montrent-ils ?
Qui figure dans leur bandeau de logos ?
Le club a combien de membres annoncés ?
`,
  certifications: `
Ont-ils des certifications ?
Certifications ?
Sont-ils certifiés ISO ?
Quels labels ?
Ont-ils reçu des prix ?
Sont-ils agréés ?
Quels diplômes affichent-ils ?
Qualiopi ?
Produits bio certifiés ?
Conformes SOC 2 ?
Ont-ils une récompense ou une distinction ?
Agrément officiel ?
Sont-ils membres d'un ordre professionnel ?
Label RGE ?
Quelles accréditations possède l'école ?
B Corp ?
certif de qualité ?
Acme détient-elle un label vert ?
Quels organismes les ont certifiés ?
Les moniteurs sont-ils diplômés d'État ?
Affiliés à une fédération ?
Le cabinet est-il accrédité ?
Quelles attestations montrent-ils ?
Étoiles Michelin ou guide ?
Quelle reconnaissance officielle le club a-t-il ?
`,
  policies: `
Où sont les mentions légales ?
Politiques ?
Y a-t-il une politique de confidentialité ?
CGV ?
Conditions générales d'utilisation ?
Quelle politique de retour ?
Quelles pages légales existent ?
Les mentions légales sont-elles présentes ?
Ont-ils une politique cookies ?
Que fait-on de mes données ?
Manque-t-il des pages juridiques ?
Lien vers les conditions de vente ?
Politique de livraison ?
Conditions d'annulation publiées ?
Vendent-ils mes données personnelles ?
Un règlement intérieur en ligne ?
pages légales d'Acme ?
De quand date la politique de confidentialité ?
Traitement des données : un document ?
Les documents juridiques du site
Ont-ils une charte de confidentialité ?
DPA disponible ?
Le cabinet publie-t-il ses CGU ?
Quels textes légaux sont accessibles depuis le site ?
Y a-t-il une déclaration d'accessibilité ?
`,
  consent: `
Y a-t-il un bandeau cookies ?
Cookies ?
Demandent-ils le consentement ?
Le traçage démarre-t-il avant l'accord ?
Quel outil de gestion du consentement ?
Peut-on refuser les cookies ?
Le bandeau est-il conforme au RGPD ?
Déposent-ils des cookies sans prévenir ?
CMP utilisée ?
Bannière de cookies présente ou pas ?
Le consentement est-il recueilli correctement ?
Refuser est-il aussi simple qu'accepter ?
Les traceurs attendent-ils mon accord ?
Gestion des cookies ?
Est-ce que Google Analytics se charge sans consentement ?
consentement cookie d'Acme
Le site suit-il les visiteurs à leur insu ?
Quel bandeau s'affiche en arrivant ?
Axeptio, Didomi, Cookiebot ?
Le recueil du consentement du cabinet est-il en règle ?
Me piste-t-on sans demander ?
Y a-t-il une pop-up pour les cookies ?
Scripts publicitaires avant consentement ?
Choix offerts à l'internaute sur les traceurs ?
Conforme à la CNIL pour les cookies ?
`,
  security: `
Le site est-il sécurisé ?
Sécurité ?
HTTPS partout ?
Quels en-têtes de sécurité ?
HSTS activé ?
Mes données sont-elles bien protégées techniquement ?
Y a-t-il une CSP ?
Chiffrement ?
Failles de sécurité apparentes ?
En-têtes HTTP manquants ?
Le site est-il vulnérable au piratage ?
Puis-je taper mon numéro de carte sans crainte d'être piraté ?
Comment protègent-ils les données ?
Certificat SSL valide ?
secu du site ?
Que disent-ils sur leur sécurité informatique ?
X-Frame-Options présent ?
Acme a-t-elle une page sécurité ?
Les mots de passe sont-ils en sûreté ?
Que manque-t-il côté sécurité ?
Authentification à deux facteurs ?
Protection contre le clickjacking ?
Où sont stockées et chiffrées les données ?
Le cabinet protège-t-il bien son site ?
Cybersécurité : bilan ?
`,
  accessibility: `
Le site est-il accessible ?
Accessibilité ?
Un malvoyant peut-il s'en servir ?
Score d'accessibilité ?
Les contrastes sont-ils suffisants ?
Conforme RGAA ?
WCAG ?
Les images ont-elles des textes alternatifs ?
Navigable au clavier ?
Compatible avec un lecteur d'écran ?
Quels problèmes pour les personnes handicapées ?
Le texte gris est-il assez lisible sur le fond ?
Contrastes trop faibles où ?
Les formulaires ont-ils des étiquettes ?
a11y ?
Quels contrôles d'accessibilité échouent ?
Acme pense-t-elle aux utilisateurs aveugles ?
Les liens sont-ils explicites pour les lecteurs d'écran ?
L'attribut lang est-il renseigné ?
Le site web exclut-il des gens ?
Accessibilité numérique du site du cabinet
Daltoniens : ça passe ?
Améliorer l'accessibilité, comment ?
Mauvais contrastes ?
Le site respecte-t-il les normes pour le handicap ?
`,
  freshness: `
Le site est-il à jour ?
Fraîcheur ?
De quand date la dernière mise à jour ?
Le contenu est-il récent ?
Est-ce un site abandonné ?
Le copyright est de quelle année ?
Sont-ils encore actifs ?
Les infos sont-elles périmées ?
Y a-t-il des pages vieillottes avec d'anciennes dates ?
Dernière activité sur le site ?
À quelle fréquence le site est-il actualisé ?
Le site semble-t-il entretenu ?
Contenu obsolète ?
maj du site ?
L'entreprise existe toujours ?
Quand ont-ils touché au site pour la dernière fois ?
Acme est-elle toujours en activité ?
Les contenus ont-ils vieilli ?
C'est encore d'actualité ?
Le site sent-il la poussière ?
Les dates affichées sont-elles récentes ?
Le club tient-il son site à jour ?
Depuis quand rien n'a bougé ?
Année en bas de page ?
Signes de vie récents ?
`,
  legalRisks: `
Y a-t-il des risques juridiques ?
Risques légaux ?
Sont-ils en règle ?
Que risquent-ils légalement ?
Y a-t-il des affirmations dangereuses juridiquement ?
Conformes au RGPD dans l'ensemble ?
Risque d'amende ?
Manque-t-il une mention obligatoire ?
Publicité mensongère ?
Quels problèmes de conformité ?
Pourraient-ils être poursuivis ?
Une allégation de santé risquée ?
Un avocat tiquerait sur quoi ?
Points juridiques à corriger ?
Le site respecte-t-il la loi ?
conformité : quels soucis ?
Acme s'expose-t-elle à un litige ?
Quels risques de non-conformité ?
Greenwashing ?
Est-ce légal ce qu'ils affichent ?
Red flags juridiques ?
Que dirait la DGCCRF ?
Le cabinet respecte-t-il la déontologie dans sa pub ?
Signaux d'alerte réglementaires ?
Le club est-il en infraction quelque part ?
`,
  team: `
Qui travaille là ?
Équipe ?
Qui est le fondateur ?
Qui dirige l'entreprise ?
Combien sont-ils ?
Qui est le PDG ?
Présente les membres de l'équipe
Noms des avocats du cabinet ?
Qui sont les médecins ?
Y a-t-il une page équipe ?
Qui est derrière ce projet ?
Nom du patron ?
Qui sont les entraîneurs ?
Quel est le parcours du dirigeant ?
Combien d'employés ?
Qui est le chef cuisinier ?
Les associés, c'est qui ?
Acme a été fondée par qui ?
equipe dirigeante ?
Qui compose le conseil d'administration ?
Qui est la présidente du club ?
Montrent-ils leurs collaborateurs ?
Les visages de la marque ?
Qui sont les enseignants ?
Les gens derrière l'entreprise
`,
  founding: `
Quand l'entreprise a-t-elle été créée ?
Date de création ?
Depuis quand existent-ils ?
Quel âge a la société ?
En quelle année ont-ils démarré ?
C'est une jeune pousse ou une vieille maison ?
Quelle est leur histoire ?
Comment tout a commencé ?
Année de fondation ?
Depuis combien de temps exercent-ils ?
Raconte les origines d'Acme
Ça existe depuis longtemps ?
Quels sont les grands jalons de leur histoire ?
Combien d'années d'expérience ont-ils ?
Quand le cabinet a-t-il ouvert ?
Le club a été fondé quand ?
Naissance de la marque ?
L'entreprise fête quel anniversaire ?
annee de creation svp
Maison familiale depuis quelle génération ?
À quelle date l'association a-t-elle vu le jour ?
D'où est venue l'idée au départ ?
Fondés avant ou après 2000 ?
Leur genèse ?
Où et quand la société est-elle née ?
`,
  careers: `
Recrutent-ils ?
Emploi ?
Y a-t-il des offres d'emploi ?
Quels postes sont ouverts ?
Comment postuler ?
Prennent-ils des stagiaires ?
Je cherche du boulot, ils embauchent ?
Page carrières ?
Où envoyer mon CV ?
Alternance possible ?
Quels profils recherchent-ils ?
Peut-on travailler à distance chez eux ?
Avantages pour les salariés ?
Ont-ils besoin de bénévoles ?
jobs ?
Comment se passe le recrutement chez Acme ?
Candidature spontanée acceptée ?
C'est bien de travailler là-bas ?
Le cabinet cherche-t-il des collaborateurs ?
Stage de troisième : ils en proposent ?
Y a-t-il un poste de développeur ?
Nous rejoindre, que dit cette page ?
Le restaurant recrute des serveurs ?
Quelle culture d'entreprise mettent-ils en avant pour recruter ?
Le club cherche-t-il des entraîneurs ?
`,
  hours: `
Quels sont les horaires ?
Horaires ?
À quelle heure ouvrent-ils ?
C'est ouvert le dimanche ?
Ferment-ils entre midi et deux ?
Quand peut-on passer ?
Heures d'ouverture ?
Jusqu'à quelle heure est-ce ouvert ce soir ?
Sont-ils ouverts les jours fériés ?
Le magasin ouvre tôt ?
Disponibles le week-end ?
Jours de fermeture ?
Ouvert en août ?
À quelle heure ferme la réception ?
horaire d'ouverture svp
Le cabinet reçoit-il le samedi ?
Quand est-ce fermé ?
Peut-on venir après 19 h ?
Horaires du standard téléphonique ?
Est-ce ouvert 24 h sur 24 ?
Ils sont ouverts le lundi matin ?
Y a-t-il des horaires d'été ?
Acme est ouverte maintenant ?
Les heures de visite ?
Le club ouvre quels jours ?
`,
  questions: `
Y a-t-il une FAQ ?
FAQ ?
Quelles questions les clients posent-ils ?
Ont-ils une foire aux questions ?
Quelles questions le site traite-t-il ?
Où trouver des réponses aux questions courantes ?
Quelles sont les questions fréquentes ?
Liste les questions de la FAQ
Les gens demandent quoi en général ?
Centre d'aide ?
Quelles questions restent sans réponse pour un acheteur ?
Les interrogations habituelles des visiteurs ?
Y a-t-il une page d'aide ?
Que demande-t-on souvent à Acme ?
La FAQ couvre quoi ?
Q/R sur le site ?
questions frequentes ?
Répondent-ils aux questions qu'on se pose avant d'acheter ?
Les doutes courants sont-ils traités dans une rubrique ?
Combien de questions dans leur FAQ ?
Une base de connaissances ?
Quelles questions devrait-on ajouter à la FAQ ?
Le cabinet a-t-il une page de questions-réponses ?
Existe-t-il une rubrique « vos questions » ?
Les questions que se posent les parents, où sont les réponses ?
`,
  pages: `
Quelles pages ont été analysées ?
Pages ?
Combien de pages avez-vous lues ?
Liste les pages du site
Sur quelles pages se base le rapport ?
Qu'as-tu lu exactement ?
Le site compte combien de pages ?
Avez-vous regardé la page tarifs ?
Quelles URL ont été visitées ?
Quelles sont tes sources ?
As-tu lu tout le site ?
Donne les liens des pages parcourues
Quelles pages as-tu pu ouvrir ?
Des pages n'ont-elles pas pu être chargées ?
Périmètre de l'analyse ?
pages crawlées ?
Quelle partie du site d'Acme avez-vous couverte ?
D'où viennent ces informations ?
Sur combien d'URL porte l'étude ?
La page contact fait-elle partie de l'analyse ?
Quelles pages existent sur le site du cabinet ?
As-tu vu leur page « À propos » ?
Montre les pages explorées
Étendue du crawl ?
Où avez-vous pris vos données ?
`,
  confidence: `
À quel point êtes-vous sûr ?
Fiabilité du rapport ?
Peut-on se fier à cette analyse ?
Quel niveau de confiance ?
Tes réponses sont-elles fiables ?
Quelle est la marge d'erreur ?
Es-tu certain de ce que tu dis ?
Sur quelles parties le rapport est-il le moins sûr ?
Comment sais-tu tout ça ?
C'est vérifié ou supposé ?
Qu'est-ce qui est déduit et qu'est-ce qui est écrit noir sur blanc ?
Degré de certitude des personas ?
L'analyse est-elle solide ?
Puis-je citer ces chiffres sans risque ?
Est-ce que tu inventes ?
indice de confiance ?
Quelle section est la mieux étayée ?
Ces conclusions sont-elles prouvées ?
Faut-il prendre ça avec des pincettes ?
T'es sûr de toi ?
La précision du rapport sur Acme ?
Comment avez-vous vérifié ces informations ?
Qu'est-ce qui relève de l'interprétation ?
Le rapport peut-il se tromper ?
Quel crédit accorder à vos résultats ?
`,
  gaps: `
Qu'est-ce que vous n'avez pas trouvé ?
Lacunes ?
Que manque-t-il sur le site ?
Quelles informations sont absentes ?
Qu'est-ce que le rapport ne sait pas ?
Quels éléments n'ont pas pu être déterminés ?
Quelles données manquent à l'analyse ?
Qu'est-ce qu'on cherche en vain sur le site ?
Les trous dans le rapport ?
Sur quoi n'avez-vous rien trouvé ?
Quels sujets le site passe-t-il sous silence ?
Y a-t-il des zones d'ombre ?
Que devrait-on demander au client pour compléter ?
Informations manquantes ?
Qu'est-ce que le site ne dit pas ?
manques dans les données ?
Les inconnues à propos d'Acme ?
Quelles parties du rapport sont incomplètes ?
Qu'est-ce qui reste à éclaircir ?
Ce que le cabinet oublie de dire
Quels contenus ne figurent nulle part ?
Qu'as-tu cherché sans succès ?
Points sans réponse dans l'étude ?
À quoi le rapport ne répond-il pas ?
Quelles questions ouvertes subsistent ?
`,
  unknowable: `
Quel est leur chiffre d'affaires ?
Combien gagnent les employés ?
Quel est leur budget publicitaire ?
Combien de visiteurs par mois ?
Le fondateur est-il marié ?
Pourquoi l'ancien directeur est-il parti ?
Font-ils des bénéfices ?
Quel est le taux de conversion du site ?
Combien vaut l'entreprise ?
Quel salaire touche le PDG ?
Quelle marge font-ils sur chaque vente ?
Ont-ils des dettes ?
Quel est leur taux de désabonnement ?
Combien dépensent-ils en Google Ads ?
Où habite la gérante ?
Vont-ils racheter un concurrent ?
Quel est leur trafic organique ?
Les associés s'entendent-ils bien ?
Combien ont-ils levé en secret ?
Quelle est leur part de marché exacte ?
Combien de ventes la semaine dernière ?
Quel est le coût d'acquisition d'un client ?
Est-ce que l'équipe est contente de son patron ?
Qui sont leurs fournisseurs secrets ?
Quel loyer paient-ils ?
Le chef a-t-il des enfants ?
Combien de mails reçoivent-ils chaque jour ?
Quelle est leur trésorerie ?
Prévoient-ils des licenciements ?
Pour qui vote le fondateur ?
Quel taux de rebond sur l'accueil ?
Combien leur a coûté ce site ?
Quelle agence touche combien pour leur pub ?
Y a-t-il eu des conflits internes ?
EBITDA ?
Quel pourcentage de clients reviennent ?
Pourquoi ont-ils vraiment changé de logo ?
Combien de clients ont résilié cette année ?
Quel est le mot de passe de l'administration ?
Quels sont les projets confidentiels d'Acme ?
Est-ce que le cabinet est rentable ?
Quelle note au dernier contrôle fiscal ?
Le président du club est-il riche ?
Combien de patients par jour en moyenne ?
Quel est le panier moyen ?
De quoi a parlé le dernier conseil d'administration ?
Quel est leur taux d'absentéisme ?
Combien de stock leur reste-t-il dans l'entrepôt ?
Ont-ils été en procès avec un ancien salarié ?
chiffre d'affaire 2023 ?
Quel score NPS en interne ?
Qui a refusé d'investir chez eux ?
`,
  task: `
Écris-moi un slogan
Rédige un e-mail de prospection
Traduis la page d'accueil en anglais
Fais un poème sur la marque
Écris un post LinkedIn pour eux
Propose trois nouveaux titres pour la home
Génère le code HTML d'une bannière
Rédige une fiche produit
Invente un nom pour leur prochaine offre
Écris une lettre de réclamation
Fais-moi un script vidéo de 30 secondes
Peux-tu rédiger une newsletter ?
Reformule leur proposition de valeur en mieux
Écris un tweet d'annonce
Prépare un plan de présentation PowerPoint
Crée un calendrier éditorial pour un mois
Compose une chanson pour Acme
Rédige un brief créatif pour l'agence
Écris une annonce Google Ads
Rédige une bio Instagram
Fais un communiqué de presse
Rédige une réponse à un avis négatif
Dessine-moi un logo
Traduis ça en allemand stp
Écris la politique de confidentialité à leur place
Imagine une campagne d'affichage
Génère dix idées d'articles de blog
Rédige une meta description
Écris un dialogue entre un vendeur et un client
Réécris leur texte d'accueil de façon plus drôle
Fais-moi une blague sur eux
Crée une feuille CSS avec leur palette
Rédige une offre d'emploi pour un commercial
Peux-tu me faire un discours de deux minutes ?
Écris un SMS promo
Prépare des questions d'entretien pour le fondateur
Rédige un contrat type
Compose un menu de Noël pour le restaurant
Écris un article de 500 mots sur leur métier
Mets tout ça dans un tableau Excel
Crée un prompt Midjourney dans leur style
Fais une requête SQL pour trier leurs clients
Transforme ce résumé en haïku
Rédige le mail de relance pour un prospect qui hésite
Écris une publicité radio
Invente une histoire pour les enfants avec leur mascotte
Propose un nouveau nom de domaine
Prépare-moi une invitation pour leur portes ouvertes
Ecris moi une description YouTube
Fabrique un quiz sur la marque
Rédige un argumentaire de vente pour mes commerciaux
Fais une version raccourcie de leur page À propos
`,
  opinion: `
Est-ce mieux que HubSpot ?
Vont-ils réussir ?
Tu me conseilles d'acheter ?
Que penses-tu de leur marque ?
Préfères-tu eux ou leur concurrent ?
Est-ce que ça vaut le coup ?
Est-ce un bon investissement ?
Seront-ils encore là dans cinq ans ?
Tu aimes leur logo ?
Lequel choisir entre Acme et Notion ?
Devrais-je m'inscrire ?
C'est la meilleure clinique de la ville ?
À ton avis, l'IA va les remplacer ?
Est-ce que leur action va monter ?
Est-ce que je devrais travailler pour eux ?
Penses-tu que le fondateur est compétent ?
Sont-ils meilleurs que la moyenne ?
Ce restaurant est-il aussi bon que celui d'en face ?
Tu leur donnerais combien sur 10 ?
Quel avocat me recommandes-tu dans ce cabinet ?
Comparés à Decathlon, ils sont comment ?
Franchement, tu irais chez eux ?
Est-ce une marque cool ?
Vont-ils dépasser leurs rivaux ?
Est-ce trop cher pour ce que c'est ?
Dois-je leur confier ma fille ?
Ton avis personnel ?
Le marché va-t-il s'effondrer pour eux ?
Méritent-ils leur succès ?
Est-ce moins bien que Doctolib ?
Est-ce qu'ils devraient se lancer aux États-Unis ?
Crois-tu à leur histoire ?
Faut-il investir dans cette start-up ?
Quel est le meilleur club de la région ?
Est-ce que leur nouveau produit va cartonner ?
Mon concurrent est-il plus fort qu'eux ?
Tu trouves ça éthique ?
Vaut-il mieux attendre les soldes pour acheter ?
Pourquoi les gens préfèrent-ils Apple ?
Est-ce que je vais aimer leur cuisine ?
Entre ce yoga et le pilates d'à côté, tu prends quoi ?
Leur stratégie est-elle intelligente selon toi ?
`,
  fact: `
Les chiens dorment-ils seuls ?
Combien de temps dure une séance ?
À partir de quel âge peut-on s'inscrire ?
Comment devenir membre ?
Y a-t-il un parking ?
Que comprend la formule de base ?
Combien coûte le trajet à l'aéroport ?
Les animaux sont-ils acceptés dans les chambres ?
Faut-il apporter son propre matériel ?
Le petit déjeuner est-il inclus ?
Quel est le délai de livraison ?
Peut-on payer en plusieurs fois ?
Combien d'élèves par classe ?
Servent-ils des plats végétariens ?
Faut-il réserver à l'avance ?
Quelle est la taille maximale d'un fichier ?
Prennent-ils la carte Vitale ?
Le wifi est-il gratuit ?
Combien de personnes tiennent dans la salle ?
D'où vient leur café ?
Est-ce que le pain est fait sur place ?
Quel diplôme obtient-on à la fin de la formation ?
Les cours ont-ils lieu en anglais ?
Faut-il un certificat médical ?
Combien de nuits minimum en juillet ?
À quelle heure est le check-in ?
Peut-on annuler un rendez-vous la veille ?
Est-ce remboursé par la mutuelle ?
Combien coûte un détartrage ?
Font-ils des implants en une journée ?
L'anesthésie est-elle générale ou locale ?
Combien de séances faut-il pour voir un résultat ?
Le traitement est-il douloureux ?
Peut-on venir avec une poussette ?
Les enfants paient-ils l'entrée ?
Y a-t-il un vestiaire avec douche ?
Prêtent-ils des raquettes aux débutants ?
Quel est le niveau requis pour la randonnée de trois jours ?
Combien de kilomètres fait le parcours noir ?
La piscine est-elle chauffée ?
Les serviettes sont-elles fournies ?
Y a-t-il une borne pour voiture électrique ?
La navette passe toutes les combien de minutes ?
Quelle caution pour louer un vélo ?
Combien coûte la location d'un kayak à la journée ?
Que se passe-t-il s'il pleut le jour de la sortie ?
Les guides parlent-ils allemand ?
Faut-il un visa pour leur circuit au Vietnam ?
Le transport est-il compris dans le séjour ?
Combien de bagages peut-on emporter ?
Est-ce que les croquettes sont fournies pendant la pension ?
Les chats sont-ils gardés à part ?
Mon chien doit-il être vacciné ?
Envoient-ils des photos de l'animal pendant la garde ?
Combien de promenades par jour ?
Quelle surface fait le jardin où ils courent ?
Y a-t-il quelqu'un sur place la nuit ?
Opèrent-ils les lapins ?
Combien coûte la stérilisation d'une chatte ?
Comment adopter un chien du refuge ?
Quels documents apporter au premier rendez-vous ?
L'avocat se déplace-t-il en prison ?
Acceptent-ils l'aide juridictionnelle ?
Combien coûte une première consultation pour un divorce ?
Combien de temps prend une naturalisation selon eux ?
Traitent-ils les litiges entre voisins ?
Peut-on signer les actes à distance ?
Quels frais de notaire annoncent-ils pour 200 000 euros ?
Le dépôt minimum pour ouvrir un compte ?
Quel taux d'intérêt pour le livret ?
Peut-on retirer de l'argent à l'étranger sans frais ?
La carte est-elle en métal ?
Combien de virements gratuits par mois ?
Quelle est la franchise en cas de bris de glace ?
Le contrat couvre-t-il le vol de vélo ?
Combien d'utilisateurs dans le forfait Pro ?
Peut-on exporter les données en CSV ?
Y a-t-il une limite de projets dans la version gratuite ?
Combien de stockage par compte ?
Mes fichiers sont-ils effacés si je résilie ?
Peut-on importer depuis Trello ?
L'appli marche-t-elle hors connexion ?
Combien de temps gardent-ils l'historique ?
Est-ce que le support répond en français ?
Quel navigateur faut-il utiliser ?
Peut-on partager un tableau avec quelqu'un d'extérieur ?
Combien d'invités par réunion vidéo ?
Comment réinitialiser son mot de passe ?
Les sauvegardes sont faites tous les combien ?
Prend-il en charge le format DWG ?
Combien de langues reconnaît la transcription ?
Le plan Équipe inclut-il le SSO ?
Qu'est-ce qui change entre Basic et Premium ?
De quel bois sont faites les tables ?
Où sont fabriqués les sacs ?
Comment laver le pull en mérinos ?
Quelle est la composition du savon ?
La crème contient-elle du parfum ?
Convient-elle aux peaux sensibles ?
Le chocolat contient-il du lait ?
Combien pèse le sac à dos ?
Quelle autonomie a la batterie ?
La montre est-elle étanche ?
Quelles tailles existent pour les chaussures ?
Est-ce que le casque se plie ?
Combien de temps met la lampe à charger ?
Peut-on remplacer la lame du couteau ?
Y a-t-il des pièces détachées pour l'aspirateur ?
Livrent-ils en Belgique ?
À partir de quel montant le port est-il offert ?
Comment renvoyer un article trop petit ?
Peut-on retirer sa commande en boutique ?
Emballent-ils pour offrir ?
Combien coûte la bougie à la figue ?
Les œufs viennent de poules élevées en plein air ?
Quel jour livrent-ils les paniers de légumes ?
Peut-on cueillir soi-même les fraises ?
Quelle variété de pommes cultivent-ils ?
Visite-t-on la cave ?
Combien de bouteilles produit le domaine par an ?
Quel cépage dans la cuvée rouge ?
Le vin est-il vendangé à la main ?
La dégustation est-elle payante ?
Combien de temps le miel se conserve-t-il ?
Quel est le plat du jour le vendredi ?
Ont-ils une terrasse ?
Peut-on privatiser le restaurant ?
Font-ils de la pizza sans gluten ?
Combien coûte le menu dégustation ?
Acceptent-ils les tickets restaurant ?
Le poisson est-il frais ou surgelé ?
Y a-t-il un menu enfant ?
Peut-on apporter son propre gâteau d'anniversaire ?
Combien de couverts dans la salle du haut ?
Livrent-ils à domicile le soir ?
Quelle est la cuisson de la côte de bœuf ?
Quel acompte pour un mariage ?
Combien d'heures de reportage photo comprend le forfait mariage ?
Quand reçoit-on les photos ?
Le photographe se déplace-t-il à l'étranger ?
Les fichiers bruts sont-ils remis ?
Combien de retouches sont comprises ?
Sous combien de jours envoient-ils le devis ?
Interviennent-ils en urgence la nuit ?
Quel est le prix d'un débouchage ?
Combien de temps pour refaire une toiture ?
Enlèvent-ils les gravats ?
Faut-il être présent pendant les travaux ?
Posent-ils des panneaux solaires sur toit plat ?
Quelles aides de l'État mentionnent-ils pour la pompe à chaleur ?
Quelle épaisseur d'isolant utilisent-ils ?
Fournissent-ils la peinture ?
Quelle marque de chaudière installent-ils ?
Viennent-ils mesurer chez moi avant ?
Combien de temps sèche le béton ciré ?
Démontent-ils les meubles lors d'un déménagement ?
Les cartons sont-ils fournis ?
Assurent-ils le garde-meuble ?
Peut-on garer la remorque chez eux ?
Réparent-ils les voitures électriques ?
Prêtent-ils un véhicule pendant la réparation ?
Combien coûte une vidange ?
Faut-il rendez-vous pour le contrôle des pneus ?
Quelle voiture pour le permis automatique ?
Combien d'heures de conduite dans le forfait à 20 heures accéléré ?
Peut-on commencer la conduite à 15 ans ?
Quel est le taux de réussite au permis annoncé ?
Quand a lieu la prochaine journée portes ouvertes ?
Y a-t-il un internat ?
La cantine est-elle bio ?
Jusqu'à quelle heure va la garderie du soir ?
Quelle langue apprend-on en sixième ?
Faut-il un uniforme ?
Comment se passe l'examen d'entrée ?
Y a-t-il des bourses pour les étudiants étrangers ?
Combien d'heures de cours par semaine ?
La formation est-elle finançable par le CPF ?
Peut-on suivre le programme en ligne ?
Quelle est la date limite d'inscription ?
Combien de modules compte le cursus ?
L'examen final est-il oral ?
Le stage est-il obligatoire ?
Quelles matières au programme de première année ?
Y a-t-il une bibliothèque ouverte aux anciens ?
À quelle heure est la messe du dimanche ?
Comment inscrire mon enfant au catéchisme ?
Peut-on visiter la crypte ?
Qui peint les fresques de la chapelle ?
L'audioguide est-il compris dans le billet ?
Combien d'œuvres dans la collection permanente ?
Jusqu'à quand dure l'exposition ?
Peut-on prendre des photos dans le musée ?
Y a-t-il une visite en langue des signes ?
Gratuit le premier dimanche du mois ?
Combien de temps faut-il pour visiter ?
Quel spectacle joue-t-on en décembre ?
Où échanger un billet ?
Le concert est-il assis ou debout ?
Où acheter les billets du festival ?
Peut-on camper sur place ?
Quels groupes passent le samedi ?
À quelle hauteur monte le saut à l'élastique ?
Quel poids maximum pour le parapente ?
L'escalade est-elle possible dès 4 ans ?
Quel jour s'entraînent les juniors ?
Combien coûte la licence annuelle pour un enfant ?
Dans quelle division joue l'équipe première ?
Où se jouent les matchs à domicile ?
Comment s'inscrire au tournoi de printemps ?
Combien de courts couverts ?
Les tapis de yoga sont-ils prêtés ?
Quelle différence entre hatha et vinyasa dans leurs cours ?
Le sauna est-il mixte ?
Peut-on venir enceinte au massage ?
Quelle huile emploient-ils pour le massage ?
Combien de temps dure le soin du visage ?
Épilent-ils au laser les peaux foncées ?
Faut-il payer si j'arrive en retard ?
Coupent-ils les cheveux bouclés à sec ?
Quelle marque de coloration emploient-ils ?
Un bon cadeau est valable combien de temps ?
Peut-on offrir une carte cadeau ?
Où va l'argent des dons ?
Les dons sont-ils déductibles des impôts ?
Comment parrainer un enfant ?
Combien d'arbres ont-ils plantés ?
Dans quels villages creusent-ils des puits ?
Peut-on donner des vêtements usagés ?
Comment devenir bénévole le week-end ?
Combien de repas distribuent-ils chaque hiver ?
Quelle formation pour les familles d'accueil ?
Faut-il être adhérent pour emprunter un outil ?
Quels objets acceptent-ils en réparation ?
Prennent-ils les piles usagées ?
Comment fonctionne le compost collectif ?
Quel jour passe la collecte ?
Comment obtenir une carte de bibliothèque ?
Combien de livres peut-on emprunter ?
Quelle amende pour un retard ?
Comment demander un acte de naissance à la mairie ?
Quelle est la hauteur sous plafond de l'entrepôt ?
Quelles machines possède l'atelier ?
Quelle quantité minimale de commande ?
Impriment-ils sur du carton recyclé ?
Quels formats de papier sont possibles ?
Le délai pour 500 cartes de visite ?
Quelle tolérance d'usinage atteignent-ils ?
Travaillent-ils l'inox ?
Combien de tonnes sort la ligne par jour ?
Quelle température supporte le joint ?
L'appareil est-il homologué pour l'extérieur ?
Quel est le rendement du panneau de 400 watts ?
De combien de bureaux dispose l'espace de coworking ?
Le café est-il compris dans l'abonnement coworking ?
Peut-on domicilier son entreprise chez eux ?
Combien de places dans la salle de réunion bleue ?
L'accès est-il possible la nuit avec un badge ?
Ont-ils un ascenseur ?
Le bâtiment est-il accessible en fauteuil roulant ?
Y a-t-il une chambre pour quatre personnes ?
La suite a-t-elle vue sur la mer ?
À quelle distance est la plage ?
Peut-on laisser ses valises après le départ ?
Le lit bébé est-il payant ?
Taxe de séjour, combien ?
La cuisine de l'appartement est-elle équipée ?
Peut-on faire un barbecue au camping ?
Combien d'emplacements pour tentes ?
Les mobil-homes ont-ils la climatisation ?
Acceptent-ils les chèques-vacances ?
Prennent-ils de nouveaux patients ?
Le médecin fait-il des visites à domicile ?
Comment recevoir ses résultats d'analyse ?
Faut-il être à jeun pour la prise de sang ?
Soignent-ils les enfants de moins de deux ans ?
Font-ils la téléconsultation ?
Combien de jours d'arrêt après l'opération ?
Quand peut-on reprendre le sport après le laser ?
Quelle marque d'implants posent-ils ?
Les lentilles de nuit, ils en font ?
La maison de retraite accepte-t-elle les couples ?
Les familles peuvent-elles manger avec les résidents ?
Y a-t-il une unité Alzheimer ?
Combien d'infirmières la nuit ?
Comment se passe l'adaptation à la crèche ?
Fournissent-ils les couches ?
Combien d'enfants par adulte à la crèche ?
C'est quoi le protocole si mon enfant a de la fièvre ?
Qu'est-ce que le programme Horizon ?
C'est quoi la « méthode douce » dont ils parlent ?
Que signifie le sigle AMP sur leur page ?
En quoi consiste l'audit flash ?
Que fait exactement le module Relances ?
Comment marche le parrainage ?
Comment résilier son abonnement ?
Où trouver son numéro de client ?
Comment changer la date de livraison ?
Peut-on payer avec PayPal ?
Acceptent-ils les espèces ?
Est-ce qu'ils envoient la facture par mail ?
Peut-on suspendre son abonnement pendant l'été ?
Combien de points faut-il pour un cadeau ?
Quelle remise pour les étudiants ?
Y a-t-il un tarif réduit pour les chômeurs ?
Combien coûte l'option express ?
le supplement pour le dimanche c'est combien
combien pour un aller retour a la gare
Combien de passagers dans le van ?
Les chauffeurs ont-ils des sièges bébé ?
Peut-on fumer sur la terrasse ?
Que mange-t-on à la table d'hôtes ?
Quel jour est le marché des producteurs ?
Les ateliers de poterie, c'est le mercredi ?
Repart-on avec sa création le jour même ?
La cuisson de la pièce est-elle comprise ?
Peut-on fêter un anniversaire d'enfant à l'atelier ?
Combien de participants au maximum par atelier ?
Y a-t-il une liste d'attente ?
Qui a écrit la musique de leur dernier film ?
Quelle était la question posée dans leur étude sur le sommeil ?
Que recommandent-ils pour une fuite d'eau ?
Combien de calories dans un bol ?
D'où tirent-ils leur laine ?
Quel nom porte leur plus vieux chêne ?
Quel âge minimum pour monter à poney ?
Prêtent-ils des bombes aux cavaliers ?
Mon cheval peut-il être hébergé au pré ?
`,
}
