import { QRCode } from 'antd';
import { AntdTheme } from '../theme/AntdTheme';

/** A QR code, dark on white in both schemes, because that is what cameras read. */
export function QrCode({ value, size = 200 }: { value: string; size?: number }) {
  return (
    <AntdTheme>
      <QRCode value={value} size={size} color="#000000" bgColor="#ffffff" type="svg" errorLevel="M" />
    </AntdTheme>
  );
}
