import { styled } from 'styled-components'
import { vars } from '../../../tokens/vars.ts'

const { space } = vars

export const SectionRoot = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding-top: ${space[2]};
`

export const SectionHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
  overflow-wrap: anywhere;
`
