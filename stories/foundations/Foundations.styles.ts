import { styled } from 'styled-components'
import { vars } from '../../design-system/tokens/vars.ts'

const { semantic, space } = vars

export const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: ${space[3]};
`

export const Swatch = styled.li`
  font: ${vars.type.caption.font};
  color: ${semantic.text.secondary};
  &::before {
    content: '';
    display: block;
    height: ${space[10]};
    margin-bottom: ${space[1]};
    border: ${vars.borderWidth.hairline} solid ${semantic.border.default};
    border-radius: ${vars.radius.m};
    background: var(--shown);
  }
`

export const Ruler = styled.div`
  height: ${space[3]};
  border-radius: ${vars.radius.xs};
  background: ${semantic.accent.solid};
`

export const Corner = styled.div`
  width: ${space[16]};
  height: ${space[10]};
  border: ${vars.borderWidth.thick} solid ${semantic.border.strong};
`

export const Runner = styled.button`
  width: ${space[10]};
  height: ${space[10]};
  border-radius: ${vars.radius.m};
  background: ${semantic.accent.solid};
  transition-property: transform;
  &:hover,
  &:focus-visible {
    transform: translateX(${space[4]});
  }
`

export const TypeSample = styled.p`
  white-space: nowrap;
  overflow: hidden;
`
