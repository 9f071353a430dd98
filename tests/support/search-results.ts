type Data = Record<string, unknown>;

interface Fields {
  /** Without one of these an object is shown in no result. `list[].name` holds for each of a list. */
  readonly required: readonly string[];
  /** What is asked for besides, and our content has. */
  readonly recommended: readonly string[];
}

/**
 * The fields that Google's documentation asks for, by type:
 * https://developers.google.com/search/docs/appearance/structured-data/ with the page named beside each.
 */
const FIELDS: Readonly<Record<string, Fields>> = {
  // local-business
  FoodEstablishment: {
    required: [
      'name',
      'address.streetAddress',
      'address.addressLocality',
      'address.addressCountry',
    ],
    recommended: [
      ...['geo.latitude', 'geo.longitude', 'openingHoursSpecification[].dayOfWeek'],
      ...['openingHoursSpecification[].opens', 'openingHoursSpecification[].closes'],
      ...['priceRange', 'telephone', 'url', 'hasMenu', 'image', 'address.postalCode'],
    ],
  },
  // event
  Event: {
    required: ['name', 'startDate', 'location.name', 'location.address'],
    recommended: ['description', 'endDate', 'offers.price', 'offers.priceCurrency', 'organizer'],
  },
  // course, course-info
  Course: {
    required: ['name', 'description', 'provider.name', 'offers.category', 'hasCourseInstance'],
    recommended: ['url', 'image', 'offers.price', 'offers.priceCurrency'],
  },
  // course-info: when and how much of a course there is.
  CourseInstance: { required: ['courseMode', 'courseWorkload'], recommended: [] },
  // faqpage
  FAQPage: {
    required: ['mainEntity[].name', 'mainEntity[].acceptedAnswer.text'],
    recommended: [],
  },
  // breadcrumb
  BreadcrumbList: {
    required: ['itemListElement[].position', 'itemListElement[].name', 'itemListElement[].item'],
    recommended: [],
  },
  // article, which requires nothing
  BlogPosting: {
    required: [],
    recommended: ['headline', 'image', 'datePublished', 'author.name', 'description'],
  },
  // No result of its own; what https://schema.org/MenuItem is for.
  Menu: { required: ['name', 'hasMenuSection[].hasMenuItem'], recommended: [] },
  MenuItem: { required: ['name', 'offers.price', 'offers.priceCurrency'], recommended: [] },
};

/** Types that stand for another in the table. */
const ALSO: Readonly<Record<string, string>> = { EducationEvent: 'Event', FoodEvent: 'Event' };

/** Types that the table knows. */
export const KNOWN_RESULTS: readonly string[] = Object.keys(FIELDS);

/** The fields that JSON-LD of a page lacks. */
export function missingFields(page: readonly Data[]): string[] {
  return page.flatMap((object) => missingIn(object, true));
}

function missingIn(value: unknown, isWhole: boolean): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => missingIn(item, false));
  if (typeof value !== 'object' || value === null) return [];
  const data = value as Data;
  const type = String(data['@type']);
  const fields = FIELDS[ALSO[type] ?? type];
  // Within another object the business is only named; its own page says the rest.
  const isNamed = type === 'FoodEstablishment' && !isWhole;
  const paths = fields && !isNamed ? [...fields.required, ...fields.recommended] : [];
  const missing = paths.filter((path) => !has(data, path.split('.')));
  return [
    ...missing.map((path) => `${type} ${String(data['name'] ?? data['headline'] ?? '')}: ${path}`),
    ...Object.values(data).flatMap((inner) => missingIn(inner, false)),
  ];
}

/** Is there a value at this path, of every object of a list on the way? */
function has(value: unknown, [step, ...rest]: readonly string[]): boolean {
  if (step === undefined) {
    return (
      (typeof value === 'string' && value.trim() !== '') ||
      typeof value === 'number' ||
      isFilled(value)
    );
  }
  if (typeof value !== 'object' || value === null) return false;
  const name = step.replace(/\[\]$/, '');
  const inner = (value as Data)[name];
  if (!step.endsWith('[]')) return has(inner, rest);
  return Array.isArray(inner) && inner.length > 0 && inner.every((item) => has(item, rest));
}

function isFilled(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}
