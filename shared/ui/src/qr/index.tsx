import { QRCode } from 'antd';
import { AntdTheme } from '../theme/AntdTheme';

interface QrCodeProps {
  value: string;
  /** The accessible name. */
  label: string;
  size?: number;
}

/** A QR code, dark on white in both color schemes, because cameras need that contrast. */
export function QrCode({ value, label, size = 200 }: QrCodeProps) {
  return (
    <AntdTheme>
      <QRCode
        value={value}
        size={size}
        color="#000000"
        bgColor="#ffffff"
        type="svg"
        errorLevel="M"
        aria-label={label}
      />
    </AntdTheme>
  );
}
