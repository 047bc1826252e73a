import { locale } from '../../ui/locale';

/** An amount below the smallest coin is shown with its first two digits. */
export function moneyText(amount: number, currency: string): string {
  const digits = amount > 0 && amount < 0.01 ? { maximumSignificantDigits: 2 } : {};
  return new Intl.NumberFormat(locale(), { style: 'currency', currency, ...digits }).format(amount);
}
