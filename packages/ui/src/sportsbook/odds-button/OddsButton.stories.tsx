import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, type ReactElement } from 'react';
import { Line, Sheet } from '../../showcase/Sheet.tsx';
import { OddsGroup } from '../odds-group/OddsGroup.tsx';
import { OddsButton } from './OddsButton.tsx';

const meta: Meta = { title: 'Sportsbook/OddsButton' };
export default meta;

const cell = { style: { width: 68 } };

/** A price that a store writes without React: the component renders once. */
function Ticking(): ReactElement {
  const price = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let hundredths = 185;
    const timer = setInterval(() => {
      const step = hundredths % 2 === 0 ? 7 : -5;
      hundredths += step;
      const text = `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
      if (!price.current) return;
      price.current.textContent = text;
      price.current.parentElement?.setAttribute('data-move', step > 0 ? 'up' : 'down');
    }, 1500);
    return () => clearInterval(timer);
  }, []);
  return <OddsButton label="Zvezda – Partizan, 1" priceRef={price} {...cell} />;
}

export const States: StoryObj = {
  render: () => (
    <Sheet>
      <Line>
        <OddsButton label="idle" price="1.85" {...cell} />
        <OddsButton label="selected" price="1.85" selected {...cell} />
        <OddsButton label="up" price="1.92" move="up" {...cell} />
        <OddsButton label="down" price="3.15" move="down" {...cell} />
        <OddsButton label="selected, up" price="1.92" move="up" selected {...cell} />
        <OddsButton label="selected, down" price="3.15" move="down" selected {...cell} />
        <OddsButton label="suspended" price="1.85" state="suspended" {...cell} />
        <OddsButton label="suspended, selected" price="1.85" state="suspended" selected {...cell} />
        <OddsButton label="unavailable" state="unavailable" {...cell} />
        <OddsButton label="loading" state="loading" {...cell} />
        <OddsButton label="long" price="1250.00" {...cell} />
      </Line>
    </Sheet>
  ),
};

export const WrittenFromOutside: StoryObj = { render: () => <Ticking /> };

export const Market: StoryObj = {
  render: () => (
    <Sheet width={640}>
      <OddsGroup title="Ukupno golova" columns={2}>
        <OddsButton layout="wide" caption="Manje od 2.5" label="Manje od 2.5" price="1.92" />
        <OddsButton layout="wide" caption="Više od 2.5" label="Više od 2.5" price="1.88" selected />
        <OddsButton layout="wide" caption="Manje od 3.5" label="Manje od 3.5" price="1.35" move="up" />
        <OddsButton layout="wide" caption="Više od 3.5" label="Više od 3.5" price="2.95" move="down" />
        <OddsButton layout="wide" caption="Manje od 4.5" label="Manje od 4.5" price="1.10" state="suspended" />
        <OddsButton layout="wide" caption="Više od 4.5" label="Više od 4.5" state="unavailable" />
      </OddsGroup>
    </Sheet>
  ),
};
