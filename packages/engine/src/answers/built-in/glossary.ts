/**
 * Common words of websites in the languages that pages are written in, so that a question in one is found on pages in
 * another. Each row: English; German; French; Spanish; Portuguese; Italian; Dutch. Folded; `*`: all words that begin so;
 * `_` joins the words of a phrase.
 */
import { foldAll } from '../../lexicon/fold.ts'

const columns = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl'] as const

const rows = `
room* bedroom*;zimmer* schlafzimmer*;chambre*;habitacion* cuarto* dormitorio*;quarto* dormitorio*;camera camere stanz*;kamer*
house home;haus* hauser*;maison*;casa*;casa*;casa case;huis*
apartment* flat flats;wohnung* ferienwohnung*;appartement*;apartamento* piso pisos;apartamento*;appartament*;appartement*
entire whole;ganz ganze ganzen ganzes gesamt*;entier* toute;entera entero completa completo;inteira inteiro toda;intera intero;hele geheel
rent rental* hire;miet* vermiet*;louer location* loue;alquil* rentar arrend*;alug*;affitt* noleggi*;huur* huren verhuur*
beach* seaside;strand* strande;plage*;playa*;praia*;spiaggi*;strand*
sea ocean;meer;mer;mar;mar;mare;zee
breakfast*;fruhstuck*;petit-dejeuner petit_dejeuner petits_dejeuners petit-dejeuner;desayuno*;cafe_da_manha pequeno-almoco;colazion*;ontbijt*
included includes include including;inklusiv* inbegriff* enthalt*;inclus* compris*;inclu*;inclu*;inclus*;inclusief inbegrepen
guest* visitor*;gast gaste* besucher*;hote hotes visiteur*;huesped* visitante*;hospede* visitante*;ospit*;gast gasten bezoeker*
rating* grade score review* stars;note bewertung* sterne;note notes avis;nota valoracion* calificacion* puntuacion* resena*;nota avaliac*;voto valutazion* recension*;beoordeling* cijfer
age ages;alter altersgrenze;age ages;edad edades;idade*;eta;leeftijd*
year years;jahr jahre jahren;an ans annee annees;ano anos;ano anos;anno anni;jaar jaren
month months monthly;monat* monatlich*;mois mensuel*;mes meses mensual*;mes meses mensal*;mese mesi mensil*;maand* maandelijks*
week weeks weekly;woche* wochentlich*;semaine* sem hebdomadaire*;semana* semanal*;semana* semanal*;settiman*;week weken wekelijks*
weekend weekends;wochenende*;week-end week-ends weekend*;fin_de_semana;fim_de_semana;fine settimana weekend;weekend*
day days daily;tag tage tagen taglich*;jour jours journee*;dia dias diari*;dia dias diari*;giorn*;dag dagen
hour hours;stunde stunden std;heure heures;hora horas;hora horas;ora ore;uur uren
minute minutes;minute*;minute*;minuto*;minuto*;minut*;minuut minuten
monday mondays mon;montag* mo;lundi*;lunes;segunda-feira segunda;lunedi;maandag
tuesday tuesdays tue;dienstag* di;mardi*;martes;terca-feira terca;martedi;dinsdag
wednesday wednesdays wed;mittwoch* mi;mercredi*;miercoles;quarta-feira quarta;mercoledi;woensdag
thursday thursdays thu;donnerstag* do;jeudi*;jueves;quinta-feira quinta;giovedi;donderdag
friday fridays fri;freitag* fr;vendredi*;viernes;sexta-feira sexta;venerdi;vrijdag
saturday saturdays sat;samstag* sonnabend* sa;samedi*;sabado*;sabado*;sabato;zaterdag
sunday sundays sun;sonntag* so;dimanche*;domingo*;domingo*;domenica;zondag
holiday* vacation*;feiertag* ferien urlaub*;ferie* vacances conges;festivo* vacacion* feriado*;feriado* ferias;festiv* vacanz*;feestdag* vakantie*
season* seasonal;saison*;saison*;temporada*;temporada* estacao;stagion*;seizoen*
high;hoch hohe hoher;haut haute;alta alto;alta alto;alta alto;hoog hoge
low;niedrig* neben;bas basse;baja bajo;baixa baixo;bassa basso;laag lage
cleaning clean cleans cleaner*;reinig* putz* endreinigung;menage nettoy*;limpi*;limp*;pulizi*;schoonmaak* reinig*
mattress*;matratze*;matelas;colchon*;colcho*;materass*;matras*
carpet* rug*;teppich*;tapis moquette*;alfombra*;tapete* carpete*;tappet* moquette;tapijt*
sofa* couch* upholster*;sofa* polster*;canape*;sofa* tapiceria;sofa* estofado*;divan*;bank banken
dry dries drying;trocken* trockn*;sec seche* sech*;sec* seco;sec* seco;asciug* asciutt*;droog* drogen
hospital*;krankenhaus* klinik* spital;hopital hopitaux;hospital*;hospital*;ospedal*;ziekenhuis*
doctor* physician*;arzt arzte* arztin;medecin*;medico* doctor*;medico*;medic*;arts artsen dokter*
altitude elevation;hohe hohenlage;altitude;altitud;altitude;altitudine;hoogte
inhabitant* resident* population;einwohner*;habitant* peuple;habitante* poblacion;habitante* populac*;abitant*;inwoner*
village town city;dorf ort stadt gemeinde;village* commune* ville*;pueblo* ciudad*;vila aldeia cidade*;paese citta;dorp stad
fence* fenced fencing;zaun* einzaun* eingezaun* umzaun*;cloture*;valla* cerca;cerca*;recint*;hek omhein*
outdoor outside;aussen* draussen;exterieur*;exterior*;exterior*;estern*;buiten*
area size surface space;flache* grosse* anlage* areal;surface superficie;superficie area tamano;area superficie tamanho;superficie area;oppervlakte
garden*;garten garten*;jardin*;jardin*;jardi*;giardin*;tuin*
kennel kennels;hundepension zwinger;chenil* pension_canine;perrera residencia_canina;canil;canile;kennel
sleep sleeps sleeping;schlaf*;dorm* couch*;duerm* dorm*;dorm*;dorm*;slap* slaap*
feed fed feeding food;fress* futter* gefutter*;nourri* aliment*;comida aliment*;aliment* comida racao;cibo aliment*;voer* eten
pet pets animal*;haustier* tier tiere;animal animaux;mascota* animal*;animal animais pet;animal*;huisdier* dier*
cat cats;katze*;chat chats;gato gatos;gato gatos;gatt*;kat katten
horse horses;pferd*;cheval chevaux;caballo*;cavalo*;cavall*;paard*
pick-up pickup collect collection;abhol*;ramassage recuper* chercher;recog*;recolh* buscar;ritir*;ophal* afhal*
bring drop-off;bring*;amener deposer apporter;traer llevar;trazer levar;portare;breng*
vaccin* vaccination* shots;impf* geimpft*;vaccin*;vacun*;vacin*;vaccin*;vaccin* ingeent
trial;probe* test*;essai*;prueba*;teste* experimentar;prova;proef*
credit;kredit*;credit;credito;credito;credito;krediet
card cards;karte karten kreditkarte*;carte cartes;tarjeta*;cartao cartoes;carta carte;kaart pinpas
cash;bar bargeld barzahlung;especes liquide;efectivo;dinheiro;contanti;contant
contract* lock lock-in lock-ins commitment* term;vertrag* mindestlaufzeit* laufzeit* bindung;contrat* engagement* duree;contrato* permanencia compromiso;contrato* fidelidade;contratt* vincol*;contract* looptijd
minimum;mindest* minimum;minimum minimal*;minim*;minim*;minim*;minimum minimaal
cancel* cancellation* terminat*;kundig* stornier* storno*;annul* resili*;cancel* anul*;cancel*;annull* disdett* cancell*;annuler* opzeg*
discount*;rabatt* ermassig* nachlass;remise* reduction*;descuento*;desconto*;scont*;korting*
yearly annual annually;jahrlich* jahres*;annuel* an;anual* ano;anual* ano;annual* anno;jaarlijks*
support help;support hilfe kundendienst betreuung;assistance support aide;soporte ayuda asistencia;suporte ajuda;assistenza supporto;ondersteuning hulp
answer* reply replies respond* response*;antwort*;repon*;respond* respuesta*;respond* resposta*;rispo*;antwoord* reageer* reactie*
tool tools software;werkzeug* tool tools software;outil* logiciel*;herramienta* software programa*;ferramenta* software;strument* software;gereedschap* software
dialer* dialler*;dialer wahlgerat;composeur dialer;marcador* dialer;discador;dialer;dialer
assistant* va vas;assistent* assistenz;assistant*;asistente*;assistente*;assistent*;assistent*
caller* calling call calls;anruf* telefonist*;appel* appelant*;llamada* llamador*;chamada* ligac*;chiamat*;bellen beller*
start starts starting begin begins;anfang* start* beginn*;commenc* debut* demarr*;empez* comenz* inici*;comec* inici*;inizi* cominci*;begin* start*
live available;verfugbar*;disponible*;disponible*;disponivel disponiveis;disponibil*;beschikbaar
lead leads;lead leads;leads prospect*;leads prospecto*;leads;lead;leads
training train trained course* class*;schulung* kurs* ausbildung* training*;formation* cours stage*;formacion* curso* clase* entrenamiento*;formac* curso* aula* treino*;formazion* cors* lezion*;opleiding* cursus* training*
success passing pass;erfolg* bestehens*;reussite* succes;exito aprobad* aprobacion;sucesso aprovac*;successo superament*;succes* slagings*
rate;quote* rate;taux;tasa indice;taxa indice;tasso;percentage
founded created established founding;gegrundet* grundung*;cree creee creation fonde* fondat*;fundad* fundo cread* fundacion;fundad* criad*;fondat* nat*;opgericht
since;seit;depuis;desde;desde;dal da;sinds
owner* owns;inhaber* besitzer* eigentumer*;proprietaire*;dueno* propietari*;dono dona proprietari*;proprietari* titolar*;eigenaar*
boss ceo founder* co-founder* principal director;chef geschaftsfuhr* grunder* leiter* inhaber*;patron dirigeant* directeur* fondat* gerant*;jefe director* fundador* gerente;chefe diretor* fundador* gerente;capo direttor* fondat*;baas directeur* oprichter*
president chairman chair;vorsitzend* prasident*;president*;president*;president*;president*;voorzitter*
trainer* coach* instructor* teacher*;trainer* lehrer* kursleit*;entraineur* instructeur* moniteur* professeur*;entrenador* instructor* profesor* maestro*;treinador* instrutor* professor*;allenator* istruttor* insegnant*;trainer* leraar* docent*
member members membership*;mitglied*;membre* adherent*;miembro* socio*;membro* socio*;soci* membr*;lid leden lidmaatschap*
staff employee* team;mitarbeit* personal team;employe* salarie* equipe personnel;emplead* personal equipo;funcionari* equipe;dipendent* personale staff;personeel medewerk* team
client* customer*;kund*;client*;client*;client*;client*;klant*
meeting* consultation* appointment*;treffen gesprach* termin* beratung*;rendez-vous reunion* consultation* entretien*;reunion* cita* consulta*;reunia* consulta* encontro*;incontr* appuntament* consulenz*;gesprek* afspraak* consult*
free;kostenlos* gratis kostenfrei* umsonst;gratuit* offert* payant*;gratis gratuit*;gratis gratuit*;gratis gratuit*;gratis kosteloos
offline air-gapped;offline;hors-ligne hors_ligne;sin_conexion offline;offline;offline;offline
script scripts;skript*;script*;script* guion*;script*;script*;script*
framework* standard* compliance;framework* standard* norm*;norme* referentiel* conformite cadre*;norma* estandar* cumplimiento marco*;norma* conformidade;norm* conformita;norm* kader*
integrat* connect*;integr* anbind* schnittstelle*;integr* connect*;integr* conect*;integr* conect*;integr* connett*;integr* koppel*
licence* license* licensed;lizenz*;licence*;licencia*;licenca*;licenz*;licentie*
payroll payslip*;lohn* gehaltsabrechnung*;paie* paye;nomina nominas;folha_de_pagamento;busta_paga stipend*;salarisadministratie loon*
tax taxes;steuer*;impot* fiscal* taxe*;impuesto* fiscal*;imposto* fiscal*;tass* impost* fiscal*;belasting*
return returns declaration* filing file;erklarung* einreich*;declaration*;declaracion*;declarac*;dichiarazion*;aangifte*
deadline* due closes;frist* abgabe* schluss;delai* limite echeance*;plazo* limite vencimiento* fecha_limite;prazo*;scadenz* termine;deadline* termijn
submit file filing hand;einreichen abgeben;deposer remettre soumettre;presentar entregar;apresentar entregar;presentare consegnare;indienen
registered registration registration* member;registrier* eingetragen* anmeld* mitglied;inscri* enregistr* agre*;registrad* inscri* colegiad*;registrad* inscri*;registrat* iscri*;geregistreerd* inschrij* aangesloten
accountant* accounting bookkeeping;buchhalt* steuerberat*;comptab*;contab* contador*;contab* contador*;contabil* commercialist*;boekhoud* accountant*
data information;daten information*;donnees informations;datos informacion;dados informac*;dati informazion*;gegevens informatie
sell sells sold selling;verkauf*;vend* vente*;vend* vent*;vend*;vend*;verko*
share shared sharing third_parties;weitergeb* weitergeg* dritte*;partag* tiers;compart* terceros;compart* terceiros;condivid* terzi;delen gedeeld derden
payment* pay paying payable paid;zahl* bezahl*;paiement* payer paye* reglement*;pago pagos pagar pagand* pague*;pagament* pagar pagand*;pagament* pagare;betal* betaal*
deposit;anzahlung kaution;acompte* arrhes caution depot;deposito senal fianza;deposito sinal caucao;caparra deposito acconto;aanbetaling borg
accept accepted accepts allowed allow;akzeptier* erlaub* nehm*;accept* autoris* admis*;acept* admit* permit*;aceit* permit*;accett* ammess* permess*;accepteer* toegestaan
address;adresse* anschrift*;adresse*;direccion*;endereco* morada;indirizz*;adres*
number numbers;nummer* zahl zahlen;numero*;numero*;numero*;numer*;nummer*
fax;fax telefax;fax telecopie;fax;fax;fax;fax
office* headquarter*;buro* niederlassung* sitz;bureau* siege;oficina* sede;escritorio* sede;uffici* sede;kantoor*
far distance away;entfern* weit;distance loin kilometre*;distancia lejos;distancia longe;distanza lontan*;afstand ver
near close nearby;nah nahe nahe*;pres proche* proximite;cerca;perto proxim*;vicin*;dichtbij nabij
areas region regions suburb*;bedien* gebiet* region* einsatzgebiet*;zone* secteur* region* dessert*;zona* region* area*;zona* regia* area*;zon* region* aree;gebied* regio*
parking;parkplatz* parken parkplatze;parking stationnement;aparcamiento estacionamiento parking;estacionamento;parchegg*;parkeer* parkeren
pool;pool schwimmbad*;piscine*;piscina*;piscina*;piscin*;zwembad*
wifi internet wi-fi;wlan internet;wifi internet wi-fi;wifi internet;wifi wi-fi internet;wifi internet;wifi internet
air_conditioning air-conditioning;klimaanlage* klimatisi*;climatis*;aire_acondicionado;ar-condicionado ar_condicionado;aria_condizionata climatizz*;airco*
bathroom* shower*;bad badezimmer* dusche*;salle_de_bain* douche*;bano banos ducha*;banheiro*;bagn* docci*;badkamer* douche*
kitchen*;kuche*;cuisine*;cocina*;cozinha*;cucin*;keuken*
bed beds;bett betten;lit lits;cama camas;cama camas;lett*;bed bedden
people person persons guests capacity sleeps;personen person leute platze* kapazitat;personne* places capacite;persona* plazas capacidad;pessoa* capacidade lugares;person* posti capienza;personen persoon plaatsen
child children kids;kind kinder*;enfant*;nino* nina* infantil*;crianca* infantil*;bambin*;kind kinderen
adult adults;erwachsen*;adulte*;adulto*;adulto*;adult*;volwassen*
luggage suitcase* bags baggage;gepack koffer*;bagage* valise*;equipaje maleta*;bagagem mala*;bagagl* valigi*;bagage koffer*
airport*;flughafen*;aeroport*;aeropuerto*;aeroporto*;aeroport*;luchthaven* vliegveld
station train;bahnhof* zug;gare* train;estacion tren;estacao trem comboio;stazion* treno;station trein
wheelchair* disabled accessible;rollstuhl* barrierefrei*;fauteuil* handicap* pmr;silla_de_ruedas discapacita*;cadeira_de_rodas deficien*;sedia_a_rotelle disabil*;rolstoel*
certificate* certification* diploma* certified;zertifikat* zertifizier* bescheinigung* urkunde*;certificat* certifi* diplome* attestation*;certificad* diploma* titulo;certificad* diploma*;certificat* diplom* attestat*;certifica* diploma* gecertificeerd
language* speak speaks;sprache* sprech*;langue* parl*;idioma* lengua* habla*;idioma* lingua* fala*;lingu* parla*;taal talen spreek*
english;englisch*;anglais*;ingles*;ingles*;ingles*;engels*
german;deutsch*;allemand*;aleman*;alema*;tedesc*;duits*
french;franzosisch*;francais*;frances*;frances*;frances*;frans*
spanish;spanisch*;espagnol*;espanol*;espanhol*;spagnol*;spaans*
online remote;online fern* digital*;en_ligne distanc* visio*;online en_linea distancia;online distancia;online distanza;online afstand
device* phone phones mobile;gerat* handy;appareil* telephone* portable;dispositivo* movil* celular*;dispositivo* celular*;dispositiv* cellulare;apparaat apparaten telefoon
password*;passwort* passworter*;mot_de_passe mots_de_passe;contrasena*;senha*;password*;wachtwoord*
product*;produkt*;produit*;producto*;produto*;prodott*;product*
safe safety secure;sicher* unbedenklich*;sur sure securit* danger*;segur* inocu*;segur*;sicur*;veilig*
guarantee* warranty guaranteed;garantie* gewahrleist*;garanti*;garant*;garanti*;garanzi* garantit*;garantie* gegarandeerd
refund* money-back money_back;ruckerstatt* erstatt* geld_zuruck;rembours*;reembols* devolu*;reembols* devoluc*;rimbors*;terugbetal* geld_terug
happy satisfied unhappy dissatisfied;zufrieden* unzufrieden*;satisfait* insatisf*;satisfech* content*;satisfeit*;soddisfatt*;tevreden
delivery deliver* ship* shipping;liefer* versand*;livr* expedi*;envi* entreg*;entreg* envi*;consegn* spedi*;lever* bezorg* verzend*
menu dish* meal*;speise* gericht* menu karte;menu* plat plats repas;menu* plato* comida*;menu* prato* refeic*;menu* piatt*;menu* gerecht* maaltijd*
vegetarian vegan*;vegetarisch* vegan*;vegetarien* vegan*;vegetarian* vegan*;vegetarian* vegan*;vegetarian* vegan*;vegetarisch* veganist*
student* pupil* learner*;schuler* studierend* student* teilnehmer*;etudiant* eleve* stagiaire*;estudiante* alumno*;estudante* aluno*;student* studen* alunn* alliev*;student* leerling*
exam* test;prufung* test*;examen* epreuve*;examen* prueba*;exame* prova*;esam*;examen*
level levels;niveau* stufe*;niveau*;nivel niveles;nivel niveis;livell*;niveau*
hire hiring vacanc* jobs job;stellen* bewerb* jobs;recrut* emploi* poste*;empleo* vacante*;vagas emprego*;lavor* posizion*;vacature*
order orders ordering;bestell*;command*;pedido* pedir encarg*;pedido* encomend*;ordin*;bestel*
ticket* entry admission;eintritt* ticket* karten;billet* entree*;entrada* boleto*;ingresso* bilhete*;bigliett* ingress*;ticket* toegang*
event* party parties wedding*;veranstalt* feier* hochzeit*;evenement* fete* mariage*;evento* fiesta* boda*;evento* festa* casamento*;event* fest* matrimon*;evenement* feest* bruiloft*
yoga gym fitness sport*;sport* fitness*;sport*;deporte* gimnasio;esporte* academia;sport* palestra;sport*
insurance insured;versicher* krankenkasse*;assur* mutuelle*;seguro* asegur*;seguro* convenio;assicura*;verzeker*
emergency urgent;notfall* dringend* notdienst;urgen*;urgen* emergencia*;urgen* emergencia*;urgen* emergenz*;spoed* nood*
night nights;nacht nachte* ubernachtung*;nuit* nuitee*;noche*;noite*;nott*;nacht nachten
receipt* invoice*;rechnung* beleg* quittung*;facture* recu;factura* recibo*;fatura* recibo* nota_fiscal;fattur* ricevut*;factuur* bon
experience;erfahrung*;experience;experiencia;experiencia;esperienz*;ervaring
award* prize*;auszeichnung* preis* gewonn*;prix recompense*;premio*;premio*;premi*;prijs*
climate environment* sustainab*;umwelt* nachhaltig* klima*;environnement* durable* ecolog*;ambient* sostenib* ecolog*;ambient* sustentab*;ambient* sostenib*;milieu* duurza*
history story;geschichte*;histoire*;historia*;historia*;stori*;geschiedenis
open opened opening;geoffnet* offen* offnungszeit*;ouvert* ouvr* horaire*;abiert* abre* abren horario*;abert* abre* horario*;apert* apre* orari*;open* geopend
closed close closes;geschlossen* ruhetag* schliess*;ferme* fermeture*;cerrad* cierra*;fechad* fecha;chius* chiud*;gesloten sluit*
material* made;material* hergestellt;materiau* matiere* fabrique*;material* hecho* fabricad*;material* feit*;material* fatt*;materia* gemaakt
color* colour*;farb*;couleur*;color*;cor cores;color*;kleur*
size sizes;grosse* grossen;taille*;talla* tamano*;tamanho*;taglia taglie misur*;maat maten
replace* replacement*;ersatz* ersetz*;rempla*;reempla* sustitu*;substitu*;sostitu*;vervang*
pain painful hurt hurts;schmerz* weh;douleur* douloureu* mal;dolor* duele;dor dores doloros*;dolor*;pijn*
hair;haar*;poil* pilosite* cheveu*;pelo vello cabello;pelo pelos cabelo*;pel* capell*;haar haren
removal remove* removing;entfern*;epilation enleve* retir*;eliminac* depilac* quitar;remoc* depilac*;rimozion* epilazion*;verwijder* ontharing*
table tables;tisch* tische*;table tables;mesa mesas;mesa mesas;tavol*;tafel*
dough;teig*;pate pates;masa masas;massa massas;impast*;deeg
wholemeal wholegrain;vollkorn*;complete integral*;integral*;integral*;integral*;volkoren*
car cars vehicle*;auto autos fahrzeug* wagen;voiture* vehicule*;coche* auto autos vehiculo*;carro* veiculo*;auto macchina veicol*;auto wagen voertuig*
driving drive;fahr*;conduite conduire;conducir conduccion;conduz* conducao dirigir;guid*;rij*
lesson lessons class;unterricht* stunde*;lecon* cours seance*;clase* leccion*;aula*;lezion*;les lessen
shop store;laden geschaft*;magasin* boutique*;tienda*;loja*;negozi*;winkel*
e-commerce ecommerce;onlineshop* e-commerce;e-commerce boutique_en_ligne;e-commerce tienda* comercio_electronico;e-commerce loja*;e-commerce negozi*;webshop* webwinkel*
website websites;webseite* internetseite*;site sites;web webs sitio*;site sites;sito siti;website*
appointment* booking* slot;termin* buchung*;rendez-vous reservation*;cita citas reserva*;marcacao agendamento* consulta*;appuntament* prenot*;afspra*
basement cellar attic;keller* dachboden*;cave caves grenier*;sotano* trastero*;porao cave sotao;cantin* soffitt*;kelder* zolder*
quote quotes estimate*;angebot* kostenvoranschlag*;devis;presupuesto*;orcamento*;preventiv*;offerte*
repair* fix;reparat* reparier*;repar*;repar* arregl*;repar* conserto*;ripar*;reparat* herstel*
install*;install* einbau* montage;install*;instal*;instal*;install*;install*
update* upgrade*;aktualisier* update*;mise_a_jour mises_a_jour;actualiza*;atualiza*;aggiorna*;update* bijwerk*
download*;herunterlad* download*;telecharg*;descarg*;baixar download*;scaric* download;download*
account accounts;konto konten benutzerkonto;compte comptes;cuenta cuentas;conta contas;account;account*
bus buses;bus busse* burgerbus*;bus autobus;autobus bus;onibus autocarro*;autobus bus;bus bussen
stop stops;haltestelle*;arret arrets;parada paradas;parada* paragem;fermat*;halte*
bath baths wash;bad bader waschen;bain bains;bano banos;banho*;bagn*;bad
food eat;essen;nourriture manger;comida comer;comida comer;cibo mangiare;eten
drink drinks wine* beer*;getrank* wein* bier*;boisson* vin vins biere*;bebida* vino* cerveza*;bebida* vinho* cerveja*;bevand* vin* birr*;drank* wijn* bier*
room_rate overnight stay;ubernacht* aufenthalt*;sejour* nuitee*;estancia* alojamiento;estadia* hospedagem;soggiorn*;verblijf* overnacht*
check-in arrival;anreise check-in ankunft;arrivee check-in;llegada entrada check-in;chegada check-in;arrivo check-in;aankomst inchecken
check-out departure;abreise check-out;depart check-out;salida check-out;saida check-out;partenza check-out;vertrek uitchecken
ingredient* contain*;zutat* inhaltsstoff*;ingredient* composition;ingrediente* composicion;ingrediente* composic*;ingredient*;ingredient*
purpose goal* aim*;zweck* ziel*;but objectif*;objetivo* fin fines;objetivo*;scop* obiettiv*;doel*
volunteer*;ehrenamt* freiwillig*;benevol*;voluntari*;voluntari*;volontar*;vrijwillig*
donation* donate*;spende* spenden*;don dons donat*;dona* donativo*;doac* doar;donazion* donare;donati* doneer*
chairman chairwoman board;vorstand* vorsitz*;president* bureau conseil;president* junta directiva;president* diretoria;president* consigli*;voorzitter* bestuur*
therapy therapist* treatment*;therap* behandlung*;therap* soin soins traitement*;terapi* tratamiento*;terapi* tratamento*;terapi* trattament*;therap* behandel*
session sessions;sitzung*;seance*;sesion*;sessao sessoes;sedut* session*;sessie*
language course*;sprachkurs*;cours_de_langue*;curso_de_idioma*;curso_de_lingua*;cors*_di_lingua;taalcursus*
`

/** Further languages of pages: the first English word of a row above; Ukrainian; Polish. */
const furtherRows = `
room*|кімнат* номер*|pokoj* pokoi
house|будин* дім|dom domu domy
rent|оренд*|wynaj*
breakfast*|снідан*|sniada*
included|включ* входить|wliczon* obejmuj* zawier*
guest*|гост* відвідувач*|gosc* goscie
rating*|рейтинг* оцінк* відгук*|ocen* opini*
age|вік віку|wiek wieku
year|рік року років роки|rok roku lat lata
month|місяц*|miesiac* miesiecz*
week|тижн* тиждень|tydzien tygodni*
day|день дні днів дня|dzien dni dnia
hour|годин*|godzin*
minute|хвилин*|minut*
monday|понеділ*|poniedzial*
tuesday|вівтор*|wtor*
wednesday|серед*|srod*
thursday|четвер*|czwart*
friday|пятниц* п'ятниц*|piat*
saturday|субот*|sobot*
sunday|неділ*|niedziel*
outdoor|зовні вулиц*|zewnatrz dwor*
area|площ* територ*|powierzchni* teren*
garden*|сад саду садок|ogrod*
pet|тварин*|zwierz*
trial|пробн*|probn* testow*
card|карт*|kart*
cash|готівк*|gotowk*
contract*|договір* договор*|umow*
cancel*|скасув* відмін*|anulow* rezygn*
discount*|знижк*|zniz* rabat*
support|підтримк* допомог*|wspar* pomoc*
answer*|відповід* відповіст*|odpowi*
tool|інструмент*|narzedzi*
start|почат* почина* старт*|rozpocz* zaczyn* start*
training|навчан* курс* занят* урок*|kurs* szkoleni* zajec*
success|успіх* успішн*|sukces*
founded|заснован* створен*|zalozon*
since|від з|od
owner*|власник*|wlasciciel*
boss|директор* засновник* керівник*|dyrektor* zalozyciel* kierownik*
trainer*|тренер* викладач* вчител* учител* репетитор*|trener* nauczyciel* instruktor*
member|член* учасник*|czlonk*
staff|команд* працівник* персонал*|zespol personel pracowni*
client*|клієнт*|klient*
free|безкоштовн*|bezplatn* darmow* gratis
tax|подат*|podat*
registered|реєстр* зареєстр*|zarejestr*
payment*|оплат* плат* сплат*|platnos* zaplac* plac*
accept|прийма* дозвол*|przyjm* akcept* dozwol*
address|адрес*|adres*
number|номер* числ*|numer* liczb*
office*|офіс*|biur* siedzib*
parking|паркув* парков*|parking*
child|діт* дитин* дитяч*|dzieci* dziecko
adult|доросл*|dorosl*
certificate*|сертифікат* диплом* свідоцтв*|certyfikat* dyplom* zaswiadczeni*
language*|мов*|jezyk*
english|англійськ*|angielsk*
german|німецьк*|niemieck*
french|французьк*|francusk*
spanish|іспанськ*|hiszpansk*
online|онлайн дистанц*|online zdaln*
product*|продукт* товар*|produkt*
safe|безпе*|bezpieczn*
guarantee*|гаранті*|gwaranc*
refund*|повернен*|zwrot*
delivery|достав*|dostaw* wysyl*
menu|меню страв*|menu dani* potraw*
student*|студент* учен* учні* слухач*|student* uczen uczni* kursant*
level|рівен* рівн*|poziom*
hire|ваканс* робот*|praca rekrutac*
order|замов*|zamow*
event*|поді* заход*|wydarzen* impre* wesel*
insurance|страхув*|ubezpiecz*
night|ніч ноч*|noc noce nocy
experience|досвід*|doswiadczeni*
history|істор*|histori*
open|відкрит* працю* графік*|otwart* godzin*
closed|закрит* зачинен*|zamkniet* nieczynn*
size|розмір*|rozmiar*
car|автомобіл* машин* авто|samochod* auto
driving|водін* кермув*|jazd* prowadzeni*
lesson|урок* занят*|lekcj* zajec*
shop|магазин*|sklep*
website|сайт*|stron*
appointment*|запис*|wizyt* termin*
table|стіл стол*|stolik* stol
quote|кошторис*|wycen*
session|сеанс* занят* сесі*|sesj*
therapy|терап* лікуван*|terapi* leczeni*
`

type Column = (typeof columns)[number] | 'uk' | 'pl'

interface Row {
  patterns: Readonly<Record<Column, readonly string[]>>
}

let table: Row[] | null = null

function readTable(): Row[] {
  table ??= rows
    .trim()
    .split('\n')
    .map((row) => {
      const cells = row.split(';').map((cell) => cell.split(' ').filter((word) => word !== ''))
      const patterns = Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? []]))
      const further = furtherOf(cells[0]?.[0] ?? '')
      return { patterns: { ...patterns, ...further } as unknown as Row['patterns'] }
    })
  return table
}

let furtherByHead: Map<string, { uk: string[]; pl: string[] }> | null = null

function furtherOf(head: string) {
  furtherByHead ??= new Map(
    furtherRows
      .trim()
      .split('\n')
      .map((row) => {
        const [key = '', uk = '', pl = ''] = row.split('|')
        return [key, { uk: foldAll(uk.split(' ')), pl: pl.split(' ') }]
      }),
  )
  return furtherByHead.get(head)
}

const holds = (pattern: string, word: string) =>
  pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern

/**
 * What a word of a question may be called in texts of other languages.
 * @returns folded patterns; none where the list does not know the word
 */
export function otherWordsFor(word: string, asked: string, wanted: readonly string[]): string[] {
  const found = readTable().filter(({ patterns }) =>
    [asked, 'en'].some((language) => patterns[language as Column]?.some((pattern) => holds(pattern, word))),
  )
  return found.flatMap(({ patterns }) => wanted.flatMap((language) => patterns[language as Column] ?? []))
}

/** Whether a list of ours knows the word in one of these languages. */
export const isKnownWord = (word: string, languages: readonly string[]): boolean =>
  readTable().some(({ patterns }) =>
    languages.some((language) => patterns[language as Column]?.some((pattern) => holds(pattern, word))),
  )

export const isGlossaryLanguage = (language: string): boolean => columns.some((column) => column === language)
