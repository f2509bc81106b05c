/** Lines of business: what each is called and which schema.org types name it. */
interface IndustryEntry {
  /** What the site does. */
  label: string
  /** Whom or what another trade may work for: “software for …”. */
  field: string
  /** Types of schema.org that say so by themselves. */
  types?: string
  /** Below 1 where sites of all kinds use the words. */
  weight?: number
  /** A way of working that another line of business may be the subject of: “software”, “non-profit”. */
  form?: string
}

const table = {
  restaurants: {
    label: 'restaurant or café',
    field: 'restaurants',
    types: 'Restaurant CafeOrCoffeeShop BarOrPub FastFoodRestaurant FoodEstablishment Menu',
  },
  'food-drink': { label: 'food and drink', field: 'food and drink', types: 'Bakery Brewery Winery Distillery' },
  hotels: {
    label: 'hotel or holiday accommodation',
    field: 'hotels and holiday lets',
    types: 'Hotel LodgingBusiness BedAndBreakfast Hostel Motel Resort Campground VacationRental Accommodation',
  },
  travel: { label: 'travel and tourism', field: 'travel', types: 'TravelAgency TouristAttraction TouristTrip' },
  health: {
    label: 'medical practice or health service',
    field: 'healthcare',
    types: 'MedicalClinic Physician Hospital MedicalBusiness Pharmacy Optician MedicalOrganization Physiotherapy',
  },
  dental: { label: 'dental practice', field: 'dental practices', types: 'Dentist' },
  therapy: { label: 'counselling and coaching', field: 'mental health', types: 'Psychologist' },
  beauty: {
    label: 'beauty and personal care',
    field: 'beauty salons',
    types: 'BeautySalon HairSalon NailSalon DaySpa TattooParlor',
  },
  wellness: { label: 'yoga and wellness', field: 'wellness', types: 'HealthClub' },
  fitness: { label: 'gym and fitness', field: 'gyms', types: 'ExerciseGym' },
  'martial-arts': { label: 'martial arts and self-defence', field: 'martial arts' },
  sports: {
    label: 'sports',
    field: 'sports',
    types: 'SportsClub SportsTeam SportsOrganization GolfCourse SkiResort SportsActivityLocation StadiumOrArena',
    weight: 0.9,
  },
  'elderly-care': { label: 'care for older people', field: 'elderly care' },
  construction: {
    label: 'construction and trades',
    field: 'construction',
    types:
      'GeneralContractor Electrician Plumber RoofingContractor HousePainter HVACBusiness HomeAndConstructionBusiness',
  },
  interior: { label: 'furniture and interiors', field: 'interiors', types: 'FurnitureStore HomeGoodsStore' },
  manufacturing: { label: 'manufacturing', field: 'manufacturers', form: 'manufacturing', weight: 0.9 },
  shop: { label: 'retail', field: 'retailers', types: 'OnlineStore Store', form: 'shop', weight: 0.4 },
  fashion: {
    label: 'fashion and jewellery',
    field: 'fashion',
    types: 'ClothingStore ShoeStore JewelryStore MensClothingStore',
    weight: 0.9,
  },
  automotive: {
    label: 'cars and vehicles',
    field: 'the car trade',
    types: 'AutoDealer AutoRepair AutoRental AutoBodyShop MotorcycleDealer AutomotiveBusiness TireShop',
  },
  energy: { label: 'energy', field: 'energy' },
  'real-estate': {
    label: 'real estate',
    field: 'real estate',
    types: 'RealEstateAgent ApartmentComplex RealEstateListing',
  },
  logistics: { label: 'logistics and transport', field: 'logistics', types: 'MovingCompany' },
  'farming-garden': {
    label: 'gardening and farming',
    field: 'gardens and farms',
    types: 'GardenStore Florist',
    weight: 0.9,
  },
  pets: { label: 'pets and animals', field: 'pets', types: 'PetStore VeterinaryCare AnimalShelter' },
  cleaning: { label: 'cleaning and disposal', field: 'cleaning', types: 'DryCleaningOrLaundry RecyclingCenter' },
  printing: { label: 'printing and signs', field: 'printing' },
  'business-software': { label: 'business software', field: 'software companies', form: 'software', weight: 0.6 },
  'developer-tools': {
    label: 'tools for software developers',
    field: 'software developers',
    types: 'SoftwareSourceCode',
    weight: 0.8,
  },
  'security-software': { label: 'digital security', field: 'digital security', weight: 0.8 },
  'analytics-software': { label: 'data and analytics software', field: 'data teams' },
  'marketing-software': { label: 'marketing software', field: 'marketing teams', weight: 0.8 },
  'consumer-apps': {
    label: 'consumer app',
    field: 'app makers',
    types: 'MobileApplication',
    form: 'app',
    weight: 0.5,
  },
  utilities: { label: 'desktop utilities', field: 'computer users', weight: 0.9 },
  'file-sharing': { label: 'file sharing and transfer', field: 'file sharing' },
  'media-players': { label: 'media and creative software', field: 'media' },
  crypto: { label: 'cryptocurrency', field: 'crypto' },
  hosting: { label: 'web hosting', field: 'web hosting' },
  'radio-streaming': {
    label: 'radio, podcasts and streaming',
    field: 'radio stations',
    types: 'RadioStation RadioBroadcastService PodcastSeries',
  },
  ai: { label: 'artificial intelligence', field: 'AI', weight: 0.7 },
  'web-agency': { label: 'web and software development agency', field: 'agencies' },
  payments: { label: 'payments', field: 'payments', weight: 0.8 },
  finance: {
    label: 'financial services',
    field: 'finance',
    types: 'BankOrCreditUnion FinancialService InvestmentFund FinancialProduct',
    weight: 0.9,
  },
  insurance: { label: 'insurance', field: 'insurance', types: 'InsuranceAgency' },
  accounting: { label: 'accounting and tax', field: 'accountants', types: 'AccountingService' },
  law: { label: 'legal services', field: 'law firms', types: 'LegalService Attorney Notary' },
  consulting: { label: 'consulting', field: 'consultants', form: 'consulting', weight: 0.8 },
  marketing: { label: 'marketing agency', field: 'marketing', form: 'marketing' },
  design: { label: 'design and architecture', field: 'design' },
  photography: { label: 'photography and film', field: 'photographers' },
  staffing: {
    label: 'staffing and outsourcing',
    field: 'recruiters',
    types: 'EmploymentAgency',
    form: 'staffing and outsourcing',
  },
  repairs: { label: 'repair and maintenance', field: 'repair shops', weight: 0.9 },
  'it-services': { label: 'IT services and repair', field: 'IT', types: 'ComputerStore' },
  'data-recovery': { label: 'data recovery', field: 'data recovery', weight: 1.5 },
  guarding: { label: 'security services', field: 'security services', types: 'Locksmith' },
  telecom: { label: 'telecommunications', field: 'telecoms' },
  events: { label: 'events and venues', field: 'events', types: 'EventVenue Festival', weight: 0.9 },
  tutoring: { label: 'tutoring and exam preparation', field: 'tutoring' },
  education: {
    label: 'education and training',
    field: 'schools',
    types: 'EducationalOrganization School CollegeOrUniversity HighSchool ElementarySchool Course LanguageSchool',
    form: 'training',
    weight: 0.7,
  },
  childcare: { label: 'childcare', field: 'childcare', types: 'ChildCare Preschool' },
  'non-profit': { label: 'non-profit', field: 'non-profits', types: 'NGO', form: 'non-profit' },
  'public-body': {
    label: 'public body or municipality',
    field: 'public bodies',
    types: 'GovernmentOrganization CityHall GovernmentOffice City AdministrativeArea',
  },
  religion: { label: 'religious community', field: 'churches', types: 'Church Mosque Synagogue PlaceOfWorship' },
  clubs: { label: 'club or association', field: 'clubs', form: 'association', weight: 0.5 },
  science: { label: 'science and research', field: 'research', types: 'ResearchOrganization', weight: 0.8 },
  culture: { label: 'arts and culture', field: 'the arts', types: 'Museum ArtGallery MovieTheater', weight: 0.9 },
  media: { label: 'news and media', field: 'media', types: 'NewsMediaOrganization Newspaper', weight: 0.7 },
  music: { label: 'music', field: 'music', types: 'MusicGroup MusicStore MusicAlbum', weight: 0.9 },
  games: { label: 'games', field: 'games', types: 'VideoGame' },
  publishing: { label: 'books and publishing', field: 'publishing', types: 'BookStore Library', weight: 0.8 },
} satisfies Record<string, IndustryEntry>
export type IndustryId = keyof typeof table

export const industries: Readonly<Record<IndustryId, IndustryEntry>> = table

const byType = new Map(
  Object.entries(industries).flatMap(([id, { types = '' }]) =>
    types.split(' ').map((type) => [type, id as IndustryId] as const),
  ),
)

/** The line of business that a type of schema.org names by itself. */
export const industryOfType = (type: string): IndustryId | undefined => byType.get(type)
