const BY_SCHEME = /light-dark\(([^(),]+),[^()]+\)/g;

/**
 * Gives the colours of the light scheme to a browser from before `light-dark()` (Chromium 123, Firefox 120,
 * Safari 17.5): it knows none of those that a sheet has for both, and white words would stand on white.
 */
export function applyLightColors(rules: Iterable<CSSRule>): void {
  for (const rule of rules) {
    if ('cssRules' in rule) applyLightColors(rule.cssRules as CSSRuleList);
    if (!(rule instanceof CSSStyleRule)) continue;
    for (const name of rule.style) {
      const value = rule.style.getPropertyValue(name);
      const light = value.replace(BY_SCHEME, '$1');
      if (light !== value) rule.style.setProperty(name, light);
    }
  }
}
